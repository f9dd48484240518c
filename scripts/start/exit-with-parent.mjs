// Preloaded into our children: when the parent dies without a word (kill -9), the channel to it closes, and the child
// ends the way it would on SIGTERM.
const end = () => process.kill(process.pid, 'SIGTERM')

if (process.connected) {
  process.on('disconnect', end)
  process.channel.unref()
} else {
  end() // the parent died while we started
}
