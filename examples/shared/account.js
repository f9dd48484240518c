/*
 * Who is signed in at the gateway, shown in the element with id "account": a name, or a link to the login
 * page that comes back here. Only for pages served by the gateway itself; on other origins cookies do not travel.
 */
;(async () => {
  const account = document.getElementById('account')
  if (!account) return
  const show = (chinese, english, href) => {
    const part = document.createElement(href ? 'a' : 'span')
    part.textContent = chinese
    part.dataset.en = english
    if (href) part.href = href
    account.replaceChildren(part)
    globalThis.exampleLanguage?.refresh()
  }
  const login = `/login?next=${encodeURIComponent(location.pathname)}`
  try {
    const response = await fetch('/api/session', { headers: { accept: 'application/json' } })
    if (response.status === 401) {
      show('未登录，去登录', 'Not signed in. Sign in', login)
      account.dataset.state = 'signed-out'
      return
    }
    const { data } = await response.json()
    const hotel = data.hotels.find((candidate) => candidate.hotelId === data.hotelId)
    const place = hotel?.hotelName ?? data.brandName
    show(`${data.userName} · ${place}`, `${data.userName} · ${place}`)
    account.dataset.state = 'signed-in'
  } catch {
    show('查不到登录状态', 'Cannot tell whether you are signed in')
    account.dataset.state = 'unknown'
  }
})()
