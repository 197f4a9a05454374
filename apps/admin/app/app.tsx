import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { RouterProvider, type createBrowserRouter } from 'react-router-dom'
import { ApplicationContext, type Application } from './application'

interface AppProps {
  application: Application
  /** Made of `routes`. */
  router: ReturnType<typeof createBrowserRouter>
}

export function App({ application, router }: AppProps) {
  useEffect(() => application.connect(), [application])
  return (
    <ApplicationContext value={application}>
      <QueryClientProvider client={application.queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ApplicationContext>
  )
}
