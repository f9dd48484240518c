/*
 * The page around the frame. It has a server of its own, which obtains an embed token from the gateway with
 * the partner key (partner/server.mjs); the frame never sees more than that short-lived token.
 */
const frame = document.getElementById('board')

const tell = (chinese, english) => {
  const notice = document.getElementById('notice')
  notice.textContent = chinese
  notice.dataset.en = english
  notice.hidden = false
  globalThis.exampleLanguage.refresh()
}

const fetchToken = async () => {
  const response = await fetch('/token', { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`the token address answered ${response.status}`)
  return await response.json()
}

addEventListener('message', async ({ source, data }) => {
  if (source !== frame.contentWindow || data?.type !== 'eb-token-request') return
  // The frame's origin is opaque, so no target origin can be named: the window is checked instead.
  const answer = (message) =>
    frame.contentWindow.postMessage({ type: 'eb-token', id: data.id, ...message }, '*')
  try {
    answer(await fetchToken())
  } catch (error) {
    answer({ error: error.message })
    tell(
      '本页的服务器没有给出令牌。这个示例要从伙伴的地址打开（npm start 后是端口 4200）。',
      "This page's server gave no token. Open the example from the partner's address (port 4200 after npm start).",
    )
  }
})
