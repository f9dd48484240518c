import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createOpenPages } from './openPages'
import { createPageQuestions } from './pageQuestions'

const printers = '/printer-manage/list'

/** Requests that are never answered, and their subjects. */
function createAsked(isSignedIn: boolean) {
  const asked: string[] = []
  const never = new Promise<never>(() => undefined)
  const model = createOpenPages({ hash: () => '', write() {}, listen: () => () => undefined })
  const questions = createPageQuestions(
    ({ path }) => {
      asked.push(path)
      return { check: never, definition: never }
    },
    () => isSignedIn,
  )
  const pageOf = (path: string) => {
    const page = model.$pages.get().pages.find((open) => open.path === path)
    assert.ok(page)
    return page
  }
  return { asked, model, questions, pageOf, stop: questions.follow(model) }
}

test('W-AUTH-11 a page is asked about with the change of the address, once', () => {
  const { asked, model, questions, pageOf, stop } = createAsked(true)
  model.go(printers)
  assert.deepEqual(asked, [printers])
  questions.take(pageOf(printers))
  assert.deepEqual(asked, [printers])
  questions.take(pageOf(printers))
  assert.deepEqual(asked, [printers, printers], 'one that begins anew is asked about anew')
  model.go('/comment/list')
  model.go(printers)
  assert.deepEqual(asked, [printers, printers, '/comment/list'], 'one that is open is not')
  stop()
  model.go('/postage-config/list')
  assert.equal(asked.length, 3)
})

test('while nobody is signed in nothing is asked ahead; nor about what has no definition', () => {
  const nobody = createAsked(false)
  nobody.model.go(printers)
  assert.deepEqual(nobody.asked, [])
  nobody.questions.take(nobody.pageOf(printers))
  assert.deepEqual(nobody.asked, [printers])
  const somebody = createAsked(true)
  somebody.model.go('/developer')
  somebody.model.go('/no/such/page')
  assert.deepEqual(somebody.asked, [])
})

test('what was asked about another page is not taken for this one', () => {
  const { asked, model, questions, pageOf } = createAsked(true)
  model.go(printers)
  model.go('/comment/list')
  questions.take(pageOf(printers))
  assert.deepEqual(asked, [printers, '/comment/list', printers])
})
