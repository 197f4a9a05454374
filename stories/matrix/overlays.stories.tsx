import type { Meta } from '@storybook/react-vite'
import { AlertDialog } from '@/ui/alert-dialog'
import { Toaster } from '@/ui/toaster'
import { Tooltip } from '@/ui/tooltip'
import * as alertDialog from '../ui/alert-dialog.stories'
import * as dialog from '../ui/dialog.stories'
import * as drawer from '../ui/drawer.stories'
import * as dropdownMenu from '../ui/dropdown-menu.stories'
import * as toast from '../ui/toast.stories'
import * as tooltip from '../ui/tooltip.stories'
import { overlayPictures } from '../fixtures/pictures'

const dark = { theme: 'dark' }

/** The overlays of the component stories once more in the dark; light they are tested there. */
export default {
  title: 'Matrix/Overlays',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: overlayPictures, language: 'en' },
  globals: dark,
} satisfies Meta

export const DialogDark = { ...dialog.Open, globals: dark }
export const DialogAdminDark = { ...dialog.AdminOpen, globals: dark }
export const DrawerDark = { ...drawer.Open, globals: dark }
export const AlertDialogDark = {
  render: () => <AlertDialog {...alertDialog.default.input.args} {...alertDialog.WithFailure.input.args} />,
  globals: dark,
}
export const MenuDark = { ...dropdownMenu.Open, globals: dark }
export const ToastDark = {
  render: () => <Toaster {...toast.default.input.args} {...toast.WithThumbnail.input.args} />,
  globals: dark,
}
export const TooltipDark = {
  render: () => <Tooltip {...tooltip.default.args} />,
  play: tooltip.OnFocus.play,
  globals: dark,
}
