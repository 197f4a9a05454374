import { expect, fn, screen, userEvent, waitFor } from '@storybook/test'
import { useState } from 'react'
import { BoxIcon, ChevronDownIcon, HeartIcon, LogoutIcon, UserIcon } from '@/icons'
import { Button } from '@/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/ui/dropdown-menu'
import preview from '#.storybook/preview'
import { componentPictures, darkTwin } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Overlays/Dropdown menu',
  tags: ['!autodocs', 'picture'],
  component: DropdownMenuContent,
  subcomponents: { DropdownMenu },
  parameters: { chromatic: componentPictures, docs: { story: { inline: false, height: '320px' } } },
})

export default meta

const logout = fn()
export const Account = meta.story({
  render: (args) => (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="s">
          <UserIcon />
          Sabine
          <ChevronDownIcon size="s" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent {...args}>
        <DropdownMenuLabel>sabine.koch@post.example</DropdownMenuLabel>
        <DropdownMenuItem icon={UserIcon}>Profile</DropdownMenuItem>
        <DropdownMenuItem icon={BoxIcon} asChild>
          <a href="#orders">Orders</a>
        </DropdownMenuItem>
        <DropdownMenuItem icon={HeartIcon} disabled>
          Wishlist
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={LogoutIcon} tone="danger" onSelect={logout}>
          Sign out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
})
Account.test(
  'Enter opens, arrow keys move past the disabled item; Enter selects and gives the focus back',
  async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Sabine' })
    await step('Enter opens, arrow keys move past the disabled item', async () => {
      trigger.focus()
      await userEvent.keyboard('{Enter}')
      await expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus()
    })
    await step('Enter selects and gives the focus back', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(logout).toHaveBeenCalledOnce()
      await waitFor(() => expect(trigger).toHaveFocus())
    })
  },
)
export const Open = meta.story({
  ...Account.input,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sabine' }))
    const shown = await screen.findByRole('menu')
    await waitFor(() => expect(shown).toBeVisible())
  },
})

function LanguageMenu() {
  const [language, setLanguage] = useState('de')
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="s" aria-label={`Language: ${language.toUpperCase()}`}>
          {language.toUpperCase()}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuRadioGroup value={language} onValueChange={setLanguage}>
          <DropdownMenuRadioItem value="de">Deutsch</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="tr">Türkçe</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="en">English</DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
export const Choice = meta.story({
  render: () => <LanguageMenu />,
})
Choice.test('a choice is ticked and reported', async ({ canvas }) => {
  const trigger = canvas.getByRole('button', { name: /Language/ })
  await userEvent.click(trigger)
  await expect(await screen.findByRole('menuitemradio', { name: 'Deutsch' })).toBeChecked()
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Türkçe' }))
  await waitFor(() => expect(trigger).toHaveTextContent('TR'))
})
export const Dark = Open.extend({ ...darkTwin, tags: ['!picture', '!manifest'] })
