import { useState, type SubmitEvent } from 'react'
import { Button, Checkbox, Field, Input, Note, Stack } from '@/index'

/** The example on the getting-started page. */
export function NewsletterForm() {
  const [email, setEmail] = useState('')
  const [status, setStatus] = useState<'editing' | 'invalid' | 'sent'>('editing')
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setStatus(email.includes('@') ? 'sent' : 'invalid')
  }
  if (status === 'sent')
    return (
      <Note tone="success" role="status">
        Almost done: please confirm the link we have sent to {email}.
      </Note>
    )
  return (
    <Stack asChild>
      <form noValidate onSubmit={handleSubmit}>
        <Field
          label="E-mail address"
          hint="One letter a month, about what is in season."
          error={status === 'invalid' && 'Please enter a valid e-mail address'}
        >
          <Input
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Checkbox>Tell me about new harvests, too</Checkbox>
        <Button type="submit">Subscribe</Button>
      </form>
    </Stack>
  )
}
