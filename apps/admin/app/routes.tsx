import { Navigate, Outlet, type RouteObject } from 'react-router-dom'
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
    children: [
      { path: '/', element: <LoginContainer /> },
      { path: '/dashboard', element: <ShellContainer /> },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
]
