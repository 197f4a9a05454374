import { Suspense } from 'react'
import { Navigate, Outlet, type RouteObject } from 'react-router-dom'
import { RouteFailure } from '../layout/route-failure'
import { SectionContainer } from '../layout/section-container'
import { ShellContainer } from '../layout/shell'
import { useInnerLinks } from './inner-links'
import { lazyWithTexts } from './lazy-with-texts'
import { LeaveGuardProvider } from './leave-guard'

/** Loaded lazily with its forms and validation, which a signed-in administrator does not need. */
const Login = lazyWithTexts({ namespaces: ['adminAccess'], load: () => import('../staff/login') })

const UndoAddress = lazyWithTexts({
  namespaces: ['adminAccess'],
  load: () => import('../staff/undo-address'),
})

function Root() {
  useInnerLinks()
  return (
    <LeaveGuardProvider>
      <Outlet />
    </LeaveGuardProvider>
  )
}

/** /admin is the login, /admin/undo-address the target of a mailed link, /admin/dashboard everything else. */
export const adminRoutes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteFailure />,
    children: [
      {
        path: '/',
        element: (
          <Suspense fallback={null}>
            <Login />
          </Suspense>
        ),
      },
      {
        path: '/undo-address',
        element: (
          <Suspense fallback={null}>
            <UndoAddress />
          </Suspense>
        ),
      },
      {
        path: '/dashboard',
        element: <ShellContainer />,
        children: [{ index: true, element: <SectionContainer />, errorElement: <RouteFailure /> }],
      },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
]
