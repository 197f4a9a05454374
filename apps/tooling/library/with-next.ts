import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import root from '../../../package.json' with { type: 'json' }

/** Installed for this trial alone. */
const NEXT = '16.4.6'

const FILES = {
  'layout.jsx': `import 'verda/styles.css'
import 'verda/page.css'
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}`,
  'page.jsx': `import { Badge, Button, Card, Grid, Heading, IntlProvider, Note, Price, Stack, Text, formatMoney } from 'verda'
import messages from 'verda/messages/en'
import { Question } from './question'
const price = { amount: 1190, currency: 'EUR' }
const isOfClient = ([, { $$typeof }]) => $$typeof === Symbol.for('react.client.reference')
const ofClient = Object.entries({ Badge, Card, Grid, Heading, Note, Stack, Text }).filter(isOfClient)
export default function Page() {
  return (
    <IntlProvider language="en" messages={messages}>
      <Stack>
        <Heading level={1}>Teas</Heading>
        <Grid><Card><Badge>New</Badge><Note>{formatMoney(price, 'en') + ' on a server'}</Note></Card></Grid>
        <Text>{'Of the client: ' + ofClient.map(([name]) => name)}.</Text>
        <Price price={price} />
        <Button>Buy</Button>
        <Question />
      </Stack>
    </IntlProvider>
  )
}`,
  'question.jsx': `'use client'
import { Button, Dialog, DialogContent, DialogTitle, DialogTrigger } from 'verda'
export function Question() {
  return (
    <Dialog>
      <DialogTrigger asChild><Button>Ask</Button></DialogTrigger>
      <DialogContent aria-describedby={undefined}><DialogTitle>Why tea?</DialogTitle></DialogContent>
    </Dialog>
  )
}`,
}
const EXPECTED = [
  /<h1[^>]*>Teas<\/h1>/,
  /€11\.90 on a server/,
  /Of the client: (<!-- -->)?\./,
  /<button[^>]*>Buy<\/button>/,
  /<button[^>]*aria-haspopup="dialog"[^>]*>Ask<\/button>/,
]

/** Builds a page of server components, with a dialog of the browser, by Next. @returns what its HTML lacks */
export function faultsWithNext(tarball: string): string[] {
  const folder = join(dirname(tarball), 'next')
  mkdirSync(join(folder, 'app'), { recursive: true })
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, 'app', name), text)
  const { react, 'react-dom': reactDom } = root.devDependencies
  const dependencies = { next: NEXT, react, 'react-dom': reactDom, verda: `file:${tarball}` }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
  const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', '--silent']
  for (const [program, args] of [
    ['npm', install],
    ['node_modules/.bin/next', ['build']],
  ] as const)
    execFileSync(program, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const html = readFileSync(join(folder, '.next/server/app/index.html'), 'utf8')
  return EXPECTED.filter((each) => !each.test(html)).map((each) => `Next's page lacks ${String(each)}`)
}
