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
    made.on('storyFinished', ({ status, reporters }) => {
      for (const { type, result } of reporters)
        if (type === 'a11y')
          for (const { id, nodes } of result.violations ?? []) note(`${id}: ${nodes[0]?.failureSummary}`)
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
