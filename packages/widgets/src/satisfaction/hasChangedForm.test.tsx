import { expect } from '@open-wc/testing'
import { hasChangedForm } from './hasChangedForm'

const form = document.createElement('form')
form.innerHTML = `
  <input id="text" value="a"><input type="hidden" value="x"><input type="submit" value="Go"><input type="button">
  <input id="box" type="checkbox" checked><input id="radio" type="radio" value="1"><textarea id="area">b</textarea>
  <select id="plain"><option>1</option><option>2</option></select>
  <select id="preset"><option>1</option><option selected>2</option></select>
  <select id="many" multiple><option>1</option><option selected>2</option></select>`

const find = <E extends Element>(id: string) => form.querySelector(`#${id}`) as E

describe('hasChangedForm', () => {
  afterEach(() => form.reset())

  it('reports no change for an untouched form', () => {
    expect(hasChangedForm(form)).to.equal(false)
    find<HTMLInputElement>('text').value = 'changed'
    form.reset()
    expect(hasChangedForm(form)).to.equal(false)
  })

  const changes: Record<string, () => void> = {
    'a text': () => (find<HTMLInputElement>('text').value = 'c'),
    'a text area': () => (find<HTMLTextAreaElement>('area').value = ''),
    'a box': () => (find<HTMLInputElement>('box').checked = false),
    'a radio': () => (find<HTMLInputElement>('radio').checked = true),
    'a list without a default': () => (find<HTMLSelectElement>('plain').selectedIndex = 1),
    'a list with a default, back to its first': () => (find<HTMLSelectElement>('preset').selectedIndex = 0),
    'a list of many': () => (find<HTMLSelectElement>('many').selectedIndex = -1),
  }
  for (const [name, change] of Object.entries(changes))
    it(`reports a change of ${name}`, () => {
      change()
      expect(hasChangedForm(form)).to.equal(true)
    })
})
