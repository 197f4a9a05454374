import { Navigate, Outlet, type RouteObject } from 'react-router-dom'
import { RouteFailure } from '../layout/route-failure'
import { SectionContainer } from '../layout/section-container'
import { ShellContainer } from '../layout/shell'
import { LoginContainer } from '../staff/login'
import { useInnerLinks } from './inner-links'
import { LeaveGuardProvider } from './leave-guard'

function Root() {
  useInnerLinks()
  return (
    <LeaveGuardProvider>
      <Outlet />
    </LeaveGuardProvider>
  )
}

/** /admin is the login, /admin/dashboard everything else. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteFailure />,
    children: [
      { path: '/', element: <LoginContainer /> },
      {
        path: '/dashboard',
        element: <ShellContainer />,
        children: [{ index: true, element: <SectionContainer />, errorElement: <RouteFailure /> }],
      },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
]
