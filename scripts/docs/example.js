// Live examples of the element pages: a button calls a method of an element, an output shows its events.
//   <button data-call="show" data-target="#example">…</button>   <output data-events="#example"></output>
for (const button of document.querySelectorAll('.example [data-call]')) {
  button.addEventListener('click', () => {
    const argument = button.dataset.argument
    document.querySelector(button.dataset.target)[button.dataset.call](...(argument ? [argument] : []))
  })
}

for (const output of document.querySelectorAll('.example [data-events]')) {
  const element = document.querySelector(output.dataset.events)
  const show = ({ type, detail }) => {
    output.textContent = detail === null ? type : `${type} ${JSON.stringify(detail)}`
  }
  for (const name of (output.dataset.names ?? '').split(' ').filter(Boolean))
    element.addEventListener(name, show)
}

// Widgets that make calls need a signed-in user.
const example = document.querySelector('.example[data-session]')
if (example) {
  fetch('/api/session').then(
    ({ status }) => status === 401 && example.append(signInLink()),
    () => {}, // no gateway behind this page: the example says so itself
  )
}

function signInLink() {
  const link = document.createElement('a')
  link.className = 'button'
  link.href = `/login?next=${encodeURIComponent(location.pathname)}`
  link.textContent = 'Sign in to try it · 登录后试用'
  return link
}
