import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { freePort } from '../free-port'

const DRIVER = 'WebKitWebDriver'
const DISPLAY = 'Xvfb'
/** Timeout in ms for an element to appear or become clickable; longer than the timeout of a story. */
const TIMEOUT_MS = 15_000

const answer = z.object({ value: z.unknown() })
const failure = z.object({ error: z.string(), message: z.string() })
const session = z.object({ sessionId: z.string() })
/** Property in which WebDriver returns an element's id. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const element = z.object({ [ELEMENT]: z.string() })

/** Programs required by the WebKit tests that are not installed. */
export const missingPrograms = (): readonly string[] =>
  [DRIVER, DISPLAY].filter(
    (name) => !(process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name))),
  )

/** Retries until it succeeds. @throws the last error after the timeout */
export async function eventually<T>(action: () => Promise<T>): Promise<T> {
  const until = Date.now() + TIMEOUT_MS
  for (;;) {
    try {
      return await action()
    } catch (error) {
      if (Date.now() > until) throw error
      await pause(50)
    }
  }
}

/** Starts a virtual display. @returns its process and name */
async function startDisplay(): Promise<[ChildProcess, string]> {
  const child = spawn(DISPLAY, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${DISPLAY} ended with ${code}`)))
    child.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()))
  })
  return [child, `:${number}`]
}

/** WebKit window controlled by W3C WebDriver. Elements are selected by XPath. */
export class WebKit {
  private readonly children: readonly ChildProcess[]
  private readonly root: string
  private path = ''

  private constructor(children: readonly ChildProcess[], port: number) {
    this.children = children
    this.root = `http://127.0.0.1:${port}`
  }

  static async start(): Promise<WebKit> {
    const [display, name] = await startDisplay()
    const port = await freePort()
    const driver = spawn(DRIVER, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: name },
    })
    const webkit = new WebKit([driver, display], port)
    try {
      await eventually(() => webkit.send('GET', '/status'))
      const { sessionId } = session.parse(
        await webkit.send('POST', '/session', { capabilities: { alwaysMatch: {} } }),
      )
      webkit.path = `/session/${sessionId}`
      return webkit
    } catch (error) {
      await webkit.endPrograms()
      throw error
    }
  }

  async stop(): Promise<void> {
    try {
      await this.send('DELETE', '')
    } finally {
      await this.endPrograms()
    }
  }

  private async endPrograms(): Promise<void> {
    for (const child of this.children) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await ended
    }
  }

  private async send(method: string, command: string, body?: object): Promise<unknown> {
    const response = await fetch(`${this.root}${this.path}${command}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = answer.parse(await response.json())
    if (response.ok) return value
    const { error, message } = failure.parse(value)
    throw new Error(`${error}: ${message} ${JSON.stringify(body)}`)
  }

  async resize(width: number, height: number): Promise<void> {
    await this.send('POST', '/window/rect', { width, height })
  }

  async open(url: string): Promise<void> {
    await this.send('POST', '/url', { url })
  }

  /** Runs a function in the page; it must not use anything but its arguments. */
  async run<A extends readonly unknown[]>(script: (...args: A) => unknown, ...args: A): Promise<unknown> {
    return this.send('POST', '/execute/sync', { script: `return (${String(script)})(...arguments)`, args })
  }

  private async find(xpath: string): Promise<string> {
    return element.parse(await this.send('POST', '/element', { using: 'xpath', value: xpath }))[ELEMENT] ?? ''
  }

  /** Clicks as soon as the element exists and nothing covers it. */
  async click(xpath: string): Promise<void> {
    await eventually(async () => this.send('POST', `/element/${await this.find(xpath)}/click`, {}))
  }

  async type(xpath: string, text: string): Promise<void> {
    await eventually(async () => this.send('POST', `/element/${await this.find(xpath)}/value`, { text }))
  }

  /** Waits for the element. */
  async textOf(xpath: string): Promise<string> {
    return z
      .string()
      .parse(await eventually(async () => this.send('GET', `/element/${await this.find(xpath)}/text`)))
  }

  /** Switches to a frame in the page. */
  async enterFrame(xpath: string): Promise<void> {
    await this.send('POST', '/frame', { id: { [ELEMENT]: await this.find(xpath) } })
  }
}
