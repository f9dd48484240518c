/* Inside the frame: no cookies, no storage, an opaque origin. Tokens come from the page around it. */
const waiting = new Map()
let lastId = 0

addEventListener('message', ({ source, data }) => {
  if (source !== parent || data?.type !== 'eb-token') return
  const request = waiting.get(data.id)
  waiting.delete(data.id)
  if (data.error) request?.reject(new Error(data.error))
  else request?.resolve({ token: data.token, expiresAt: data.expiresAt })
})

const askParent = () =>
  new Promise((resolve, reject) => {
    const id = ++lastId
    waiting.set(id, { resolve, reject })
    parent.postMessage({ type: 'eb-token-request', id }, '*') // nothing secret in the question
  })

EB.configure({ token: askParent })

document.addEventListener('DOMContentLoaded', () => {
  document.getElementById('rate').addEventListener('click', () => {
    document.querySelector('eb-satisfaction').show('page')
  })
})
