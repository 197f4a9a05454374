import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@/ui/button'
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '@/ui/card'
import { Status } from '@/ui/status'
import { componentPictures } from '../fixtures/pictures'

const meta = {
  title: 'UI/Layout/Card',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Card,
  args: { style: { width: '24rem', maxWidth: '100%' } },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Shop: Story = {
  args: {
    children: (
      <CardBody>
        <p>The tea is dried on wooden frames below 40 °C.</p>
      </CardBody>
    ),
  },
}
export const WithParts: Story = {
  args: {
    children: (
      <>
        <CardHeader>
          <CardTitle>Your order</CardTitle>
        </CardHeader>
        <CardBody>Three items, shipped with DHL.</CardBody>
        <CardFooter>
          <Button size="s">View</Button>
        </CardFooter>
      </>
    ),
  },
}
export const AdminPanel: Story = {
  args: {
    density: 'admin',
    children: (
      <>
        <CardHeader>
          <CardTitle>AUTUMN10</CardTitle>
          <Status tone="success" size="admin">
            Active
          </Status>
        </CardHeader>
        <CardBody>Autumn discount</CardBody>
        <CardFooter>
          <Button variant="outline" size="admin">
            Edit
          </Button>
        </CardFooter>
      </>
    ),
  },
}
