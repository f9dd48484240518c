import { closeRealms, openRealm } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'

type Feedback = typeof import('./feedback')
type Asked = import('./feedback').Asked

const load = async () => {
  const realm = await openRealm()
  const { ask } = await realm.load<Feedback>('packages/loader/src/feedback')
  const asked: string[] = []
  const answering = (answer: boolean) => {
    realm.window.confirm = (text?: string) => {
      asked.push(String(text))
      return answer
    }
  }
  /** The element of the latest question. */
  const element = () =>
    [...realm.document.querySelectorAll('eb-feedback')].at(-1) as Element & { asked: Asked }
  const fail = () => element().dispatchEvent(new realm.window.Event('eb-error'))
  return { ...realm, ask, asked, answering, element, fail }
}

describe('questions before the code of eb-feedback is loaded', () => {
  afterEach(closeRealms)

  it('each question has its own element, which answers it', async () => {
    const { ask, element } = await load()
    const answer = ask('ok', 'cancel')({ text: 'Sure?' })
    const [answers, given, tell] = element().asked
    expect(answers).to.deep.equal(['ok', 'cancel'])
    expect(given).to.deep.equal({ text: 'Sure?' })
    tell('backdrop')
    expect(await answer).to.equal('backdrop')
  })

  it('if the code cannot be loaded, the browser asks, and the element is removed', async () => {
    const { ask, element, fail, asked, answering, document } = await load()
    answering(true)
    const agreed = ask(true, false)('Take it off?')
    expect(element().parentNode === document.documentElement).to.equal(true)
    fail()
    expect(await agreed).to.equal(true)
    expect(document.querySelector('eb-feedback')).to.equal(null)
    answering(false)
    const refused = ask(true, false)({ heading: 'Sale', text: 'Take it off?' })
    fail()
    expect(await refused).to.equal(false)
    const headed = ask('ok', 'cancel')({ heading: 'Sale' })
    fail()
    expect(await headed).to.equal('cancel')
    expect(asked).to.deep.equal(['\nTake it off?', 'Sale\nTake it off?', 'Sale\n'])
  })

  it('a toast that cannot be shown resolves too', async () => {
    const { ask, fail, answering, asked } = await load()
    answering(true)
    const reported = ask()('Saved')
    fail()
    expect(await reported).to.equal(undefined)
    expect(asked).to.deep.equal(['\nSaved'])
  })
})
