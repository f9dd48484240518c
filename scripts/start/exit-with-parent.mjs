// Preloaded into our children: when the parent dies without a word (kill -9), the channel to it closes, and the child
// ends the way it would on SIGTERM.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
