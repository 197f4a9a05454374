import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { FactorDemand } from '@/screens/admin/staff/factor/factor-demand'
import { questionIn } from '../../fixtures/body'
import { pictured } from '../../fixtures/pictures'

const meta = {
  title: 'Admin/Staff/Second factor of all',
  component: FactorDemand,
  args: { isRequired: false, open: false, busy: false, refusal: {}, onOpenChange: fn(), onConfirm: fn() },
} satisfies Meta<typeof FactorDemand>

export default meta
type Story = StoryObj<typeof meta>

export const NotDemanded: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'İki adımı zorunlu kıl' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(true)
  },
}

export const Demanded: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'İki adım zorunluluğunu kaldır' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { isRequired: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Question: Story = {
  ...pictured,
  tags: ['picture'],
  args: { open: true },
  play: async ({ args, canvasElement }) => {
    const question = await questionIn(canvasElement)
    await userEvent.click(question.getByRole('button', { name: 'Zorunlu kıl' }))
    await expect(await question.findByText('Kendi şifreniz gereklidir')).toBeVisible()
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.type(question.getByLabelText('Kendi şifreniz'), 'Kamille-2026{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledWith({ currentPassword: 'Kamille-2026' })
  },
}

export const WrongPassword: Story = {
  args: {
    open: true,
    refusal: {
      serverError: 'Mevcut şifre hatalı.',
      fieldErrors: [{ path: 'currentPassword', msg: 'Mevcut şifre hatalı.' }],
    },
  },
  play: async ({ canvasElement }) => {
    const question = await questionIn(canvasElement)
    await expect(question.getByText('Mevcut şifre hatalı.')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { open: true, isRequired: true, refusal: { serverError: '' } },
  play: async ({ canvasElement }) => {
    const question = await questionIn(canvasElement)
    await expect(question.getByRole('alert')).toHaveTextContent('Kaydedilirken bir hata oluştu')
  },
}
