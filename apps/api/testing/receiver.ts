import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'

interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A server that receives webhooks and answers as it is told. */
export class Receiver {
  readonly #server = createServer((request, response) => {
    void text(request).then((body) => {
      this.received.push({ path: request.url ?? '', headers: request.headers, body })
      const { status } = this
      if (status === 'silent') return
      response.writeHead(status, this.headers).end('ok')
    })
  })
  readonly received: Received[] = []
  /** 'silent' never answers. */
  status: number | 'silent' = 204
  headers: Record<string, string> = {}

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return this
  }

  get url(): string {
    const address = this.#server.address()
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }
}
