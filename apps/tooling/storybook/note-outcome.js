// Runs before Storybook and records the story's outcome in `storyOutcome`.
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

/** Switches to another story in the same page. */
window.showStory = (storyId) => {
  messages.length = 0
  window.storyOutcome = undefined
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
}
