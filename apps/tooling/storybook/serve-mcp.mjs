/** `npm run mcp -- [folder] [port]`: Storybook's tools for agents, from the manifests of a built Storybook. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createStorybookMcpHandler } from '@storybook/mcp'

const [folder = 'dist/storybook', port = '13316'] = process.argv.slice(2)
const ask = await createStorybookMcpHandler({
  manifestProvider: (_request, path) => readFile(join(folder, path), 'utf8'),
})

async function answer(request, response) {
  const body = Buffer.concat(await request.toArray())
  const headers = Object.entries(request.headersDistinct).flatMap(([name, values]) =>
    values.map((value) => [name, value]),
  )
  const { method, url } = request
  const answered = await ask(
    new Request(`http://localhost${url}`, { method, headers, body: body.length > 0 ? body : undefined }),
  )
  response.writeHead(answered.status, Object.fromEntries(answered.headers))
  response.end(Buffer.from(await answered.arrayBuffer()))
}

const server = createServer((request, response) => {
  answer(request, response).catch((error) => response.writeHead(500).end(String(error)))
})
server.listen(Number(port), '127.0.0.1', () => {
  console.log(`Agents ask http://localhost:${server.address().port}/mcp`)
})
