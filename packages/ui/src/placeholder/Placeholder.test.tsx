import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { Button } from '../button/Button'
import { adoptTokens } from '../styles/adoptTokens'
import { Placeholder } from './Placeholder'
import { Skeleton } from './Skeleton'

adoptTokens(document)

const kinds = ['empty', 'error', 'offline'] as const

describe('Placeholder', () => {
  it('shows what is missing with its own icon, an error at once', async () => {
    const { root } = mount(
      kinds.map((kind) => (
        <Placeholder key={kind} kind={kind} title={`${kind} title`} detail="Why">
          <Button>Again</Button>
        </Placeholder>
      )),
    )
    await until(() => root.querySelectorAll('button').length === 3)
    const all = [...root.querySelectorAll('.eb-placeholder')]
    const drawings = all.map((one) => one.querySelector('path')?.getAttribute('d'))
    expect(new Set(drawings).size).to.equal(3)
    const said = all.map((one) => one.querySelector('[role]'))
    expect(said.map((one) => one?.getAttribute('role'))).to.deep.equal(['status', 'alert', 'status'])
    expect(said.map((one) => one?.textContent)).to.deep.equal(kinds.map((kind) => `${kind} titleWhy`))
    // The action is not part of the announcement.
    expect(said.some((one) => one?.querySelector('button'))).to.equal(false)
  })
})

describe('Skeleton', () => {
  it('draws rows that screen readers ignore, after a delay and without an end', async () => {
    const { root } = mount(<Skeleton rows={3} />)
    const skeleton = await until(() => root.querySelector<HTMLElement>('.eb-skeleton'))
    expect([skeleton.ariaHidden, skeleton.children.length]).to.deep.equal(['true', 3])
    expect(getComputedStyle(skeleton).opacity).to.equal('0')
    const [animation] = skeleton.getAnimations()
    expect(animation?.effect?.getTiming().delay).to.equal(150)
    await animation?.finished
    expect(getComputedStyle(skeleton).opacity).to.equal('1')
    expect(skeleton.getAnimations({ subtree: true })).to.deep.equal([])
  })
})
