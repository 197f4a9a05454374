import type { Decorator } from '@storybook/react-vite'
import { fn } from '@storybook/test'
import { sections } from '@apps/admin/sections'
import type { Section } from '@/screens/admin/layout/sections'
import { ShellScreen } from '@/screens/admin/layout/shell-screen'

/** Renders a section inside the shell. */
export const inShell = (section: Section): Decorator =>
  function InShell(Story) {
    return (
      <ShellScreen
        state={{ status: 'ready', admin: { name: 'Elif Yılmaz', email: 'elif.yilmaz@verda.example' } }}
        sections={sections}
        section={section}
        counts={{ orders: 18 }}
        onLogout={fn()}
        onRetry={fn()}
      >
        <Story />
      </ShellScreen>
    )
  }
