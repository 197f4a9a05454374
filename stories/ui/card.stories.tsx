import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@/ui/button'
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '@/ui/card'
import { Status } from '@/ui/status'

const meta = {
  title: 'UI/Layout/Card',
  tags: ['!autodocs'],
  component: Card,
  args: { className: 'w-96 max-w-full' },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Shop: Story = {
  args: {
    children: (
      <CardBody>
        <p>Der Tee wird auf Holzrahmen unter 40 °C getrocknet.</p>
      </CardBody>
    ),
  },
}
export const WithParts: Story = {
  args: {
    children: (
      <>
        <CardHeader>
          <CardTitle>Ihre Bestellung</CardTitle>
        </CardHeader>
        <CardBody>Drei Artikel, Versand mit DHL.</CardBody>
        <CardFooter>
          <Button size="s">Ansehen</Button>
        </CardFooter>
      </>
    ),
  },
}
export const AdminPanel: Story = {
  parameters: { language: 'tr' },
  args: {
    density: 'admin',
    children: (
      <>
        <CardHeader>
          <CardTitle>HERBST10</CardTitle>
          <Status tone="success" size="admin">
            Aktif
          </Status>
        </CardHeader>
        <CardBody>Sonbahar indirimi</CardBody>
        <CardFooter>
          <Button variant="outline" size="admin">
            Düzenle
          </Button>
        </CardFooter>
      </>
    ),
  },
}
