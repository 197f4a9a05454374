// Runs in the frame before Storybook does, and notes in `storyOutcome` how its story ends.
const messages = []
const note = (error) => messages.push(String(error?.message ?? error))

let channel
Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
  configurable: true,
  get: () => channel,
  set: (made) => {
    channel = made
    for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'])
      made.on(event, (error) => {
        note(error)
        window.storyOutcome = { status: 'error', messages }
      })
    made.on('unhandledErrorsWhilePlaying', (errors) => errors.forEach(note))
    made.on('storyFinished', ({ status }) => {
      window.storyOutcome = { status, messages }
    })
  },
})

/** Shows another story in the same frame. */
window.showStory = (storyId) => {
  messages.length = 0
  window.storyOutcome = undefined
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
}
