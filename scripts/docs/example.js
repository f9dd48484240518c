// Live examples of the element pages: a button calls a method of an element, an output shows its events.
//   <button data-call="show" data-target="#example">…</button>   <output data-events="#example"></output>
import { isSignedIn } from './reader.js'

function connect(example) {
  // a form of an example leads nowhere
  example.addEventListener('submit', (event) => event.preventDefault())
  for (const button of example.querySelectorAll('[data-call]')) {
    button.addEventListener('click', () => {
      const argument = button.dataset.argument
      document.querySelector(button.dataset.target)[button.dataset.call](...(argument ? [argument] : []))
    })
  }
  for (const output of example.querySelectorAll('[data-events]')) showEvents(output)
}

function showEvents(output) {
  const element = document.querySelector(output.dataset.events)
  const show = ({ type, detail }) => {
    output.textContent = detail === null ? type : `${type} ${JSON.stringify(detail)}`
  }
  for (const name of (output.dataset.names ?? '').split(' ').filter(Boolean))
    element.addEventListener(name, show)
}

/** Elements that make calls wait in a template: without a session each call would be an error in the console. */
async function fill(example) {
  const template = example.querySelector('template')
  if (!template) return
  template.replaceWith((await isSignedIn()) ? template.content : signInLink())
}

function signInLink() {
  const link = document.createElement('a')
  link.className = 'button'
  link.href = `/login?next=${encodeURIComponent(location.pathname)}`
  link.textContent = 'Sign in to try it · 登录后试用'
  return link
}

for (const example of document.querySelectorAll('.example')) {
  await fill(example)
  connect(example)
}
