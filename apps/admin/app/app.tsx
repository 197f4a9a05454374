import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { RouterProvider, type createBrowserRouter } from 'react-router-dom'
import { AdminApplicationContext, type AdminApplication } from './application'

interface AppProps {
  application: AdminApplication
  /** Made of `routes`. */
  router: ReturnType<typeof createBrowserRouter>
}

export function AdminApp({ application, router }: AppProps) {
  useEffect(() => application.connect(), [application])
  return (
    <AdminApplicationContext value={application}>
      <QueryClientProvider client={application.queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AdminApplicationContext>
  )
}
