import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { adoptTokens } from '../styles/adoptTokens'
import { FormField } from './FormField'

adoptTokens(document)

/** The lines of a label, from the places of its characters. */
async function linesOf(label: string): Promise<readonly string[]> {
  const view = mount(
    <div style={{ width: 700 }} lang="zh">
      <FormField name="code" label={label} controlId="code" messageId="code-error" required>
        <input id="code" />
      </FormField>
    </div>,
  )
  const shown = await until(() => view.root.querySelector('label'))
  const lines = new Map<number, string>()
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    for (const [index, character] of [...node.data].entries()) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      const { top, width } = range.getBoundingClientRect()
      if (width) lines.set(Math.round(top), `${lines.get(Math.round(top)) ?? ''}${character}`)
    }
  }
  view.unmount()
  return [...lines.values()]
}

describe('FormField', () => {
  it('a label of eight characters has its star beside it', async () => {
    expect(await linesOf('统一社会信用代码')).to.deep.equal(['统一社会信用代码*'])
  })

  it('the star of a longer label is never alone in a line', async () => {
    for (const label of ['商品活动价与库存量', '同人重复扫码显示同一子码的名称二']) {
      const lines = await linesOf(label)
      expect(lines).to.have.length(2)
      expect(lines[1]).to.match(/.\*$/)
    }
  })

  it('English labels have more room', async () => {
    const starts = []
    for (const lang of ['zh', 'en']) {
      const view = mount(
        <div style={{ width: 700 }} lang={lang}>
          <FormField name="code" label="Code" controlId="code" messageId="code-error">
            <input id="code" />
          </FormField>
        </div>,
      )
      const field = await until(() => view.root.querySelector<HTMLElement>('.eb-form-field'))
      const input = field.querySelector('.eb-form-field__body') as HTMLElement
      starts.push(input.offsetLeft - field.offsetLeft)
      view.unmount()
    }
    expect(starts).to.deep.equal([112 + 16, 144 + 16])
  })
})
