// The playground of the documentation: edits HTML and runs it in a frame, with the script tag of this gateway.

import { isSignedIn } from '../reader.js'
import { choices, readAddress, writeAddress } from './address.js'
import { createPreview, pageOf } from './preview.js'

/** Typing pauses this long, in milliseconds, before the preview starts again. */
const PAUSE = 500

/** Samples of the element pages by name, and the tags of elements that load data. */
const { examples, connected } = await fetch(new URL('examples.json', import.meta.url)).then((answer) =>
  answer.json(),
)

const root = document.querySelector('.playground')
const find = (name) => root.querySelector(`[data-playground=${name}]`)
const [editor, place, notice, result] = ['html', 'preview', 'notice', 'result'].map(find)
const fields = {
  example: find('example'),
  ...Object.fromEntries(Object.keys(choices).map((name) => [name, find(name)])),
}

/** @type {import('./address.js').Setting} */
let setting
/** Whether the HTML may act for the reader: what came with an address may not. */
let isTrusted = true
let typing
/** Of several runs the last one is shown. */
let runs = 0

/** Whether somebody has to be signed in for what is shown. */
const needsSession = (html) => connected.some((tag) => html.includes(`<${tag}`))

const htmlOf = () => setting.html ?? examples[setting.example]
const isExample = (html) => Object.values(examples).includes(html)

/** The documentation's own theme, which follows the system. */
const pageTheme = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

function open() {
  setting = readAddress(location.hash, Object.keys(examples))
  isTrusted = setting.html === undefined || isExample(setting.html)
  editor.value = htmlOf()
  for (const [name, field] of Object.entries(fields)) field.value = setting[name]
  nameExample()
  run()
}

/** HTML that is no example has an entry of its own among them. */
function nameExample() {
  own.hidden = setting.html === undefined
  if (!own.hidden) fields.example.value = own.value
}

async function run() {
  clearTimeout(typing)
  const started = ++runs
  const link = find('session')
  link.href = `/login?next=${encodeURIComponent(location.pathname + location.hash)}`
  // Without a session each call of such elements would be an error in the console.
  const isClosed = isTrusted && needsSession(htmlOf()) && !(await isSignedIn())
  if (started !== runs) return
  link.hidden = !isClosed
  notice.hidden = isTrusted
  result.textContent = ''
  place.replaceChildren(...(isClosed ? [] : [preview()]))
}

function preview() {
  const theme = setting.theme === 'page' ? pageTheme() : setting.theme
  const frame = createPreview(isTrusted)
  frame.srcdoc = pageOf({ ...setting, html: htmlOf(), theme })
  frame.style.width = setting.width === 'full' ? '100%' : `${setting.width}px`
  frame.addEventListener('load', () => showSubmits(frame))
  return frame
}

/** Says what a form would send, in place of leaving the page. */
function showSubmits(frame) {
  if (!isTrusted) return // its document is closed to us, and its forms are switched off
  frame.contentWindow.addEventListener('submit', (event) => {
    event.preventDefault()
    const entries = [...new FormData(event.target, event.submitter)]
    result.textContent = entries.map(([name, value]) => `${name}=${value}`).join('\n') || 'An empty form'
  })
}

function change(changed) {
  setting = { ...setting, ...changed }
  history.replaceState(null, '', writeAddress(setting))
}

for (const [name, field] of Object.entries(fields))
  field.addEventListener('change', () => {
    if (name === 'example') {
      isTrusted = true
      change({ example: field.value, html: undefined })
      editor.value = htmlOf()
      nameExample()
    } else change({ [name]: field.value })
    run()
  })

editor.addEventListener('input', () => {
  change({ html: editor.value })
  nameExample()
  clearTimeout(typing)
  typing = setTimeout(run, PAUSE)
})

find('trust').addEventListener('click', () => {
  isTrusted = true
  run()
})

find('share').addEventListener('click', async ({ currentTarget: button }) => {
  const words = button.textContent
  try {
    await navigator.clipboard.writeText(location.href)
    button.textContent = 'Copied'
  } catch {
    button.textContent = 'Copy it from the address bar' // no clipboard without TLS
  }
  button.addEventListener('blur', () => (button.textContent = words), { once: true })
})

new MutationObserver(() => setting.theme === 'page' && run()).observe(document.documentElement, {
  attributeFilter: ['data-theme'],
})
addEventListener('hashchange', open)
for (const name of Object.keys(examples)) fields.example.add(new Option(name, name))
const own = new Option('Your own', '')
fields.example.add(own)
open()
