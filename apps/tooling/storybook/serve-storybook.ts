import { preview } from 'vite'

interface ServedStorybook {
  /** Address with a slash at its end. */
  readonly root: string
  readonly close: () => Promise<void>
}

/** Serves a built Storybook. Not compressed, which would take more time than all stories of a page. */
export async function serveStorybook(folder: string): Promise<ServedStorybook> {
  const server = await preview({
    configFile: false,
    // Otherwise a file that is missing is answered with the start page.
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
    plugins: [
      {
        name: 'uncompressed',
        configurePreviewServer: ({ middlewares }) => {
          middlewares.use((request, _response, next) => {
            delete request.headers['accept-encoding']
            next()
          })
        },
      },
    ],
  })
  return {
    root: server.resolvedUrls?.local[0] ?? '',
    close: () => new Promise((resolve) => server.httpServer.close(() => resolve())),
  }
}
