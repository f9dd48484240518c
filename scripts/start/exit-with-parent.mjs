// Preloaded into child processes: when the parent is killed (kill -9), the channel to it closes, and the child ends as
// on SIGTERM.
const end = () => process.kill(process.pid, 'SIGTERM')

if (process.connected) {
  process.on('disconnect', end)
  process.channel.unref()
} else {
  end() // the parent died while this process started
}
