import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import {
  adoptTokens,
  Checkbox,
  JumpField,
  Pager,
  Placeholder,
  SearchField,
  Skeleton,
  State,
  type StateProps,
  Table,
  Tabs,
} from './index'

adoptTokens(document)

const nothing = () => {}
const tones: StateProps['tone'][] = ['success', 'info', 'warning', 'neutral', 'danger']
const texts = {
  label: 'Pages',
  first: 'First',
  previous: 'Previous',
  next: 'Next',
  last: 'Last',
  page: (number: number) => `Page ${number}`,
  jump: 'Go to',
}
const columns = [
  { key: 'name', label: 'Product' },
  { key: 'state', label: 'State' },
]

function List() {
  return (
    <>
      <Tabs
        label="Kind"
        value="a"
        onChange={nothing}
        tabs={[
          { value: 'a', label: 'Tickets' },
          { value: 'b', label: 'Cards' },
        ]}
      />
      <SearchField label="Search" clearLabel="Clear" placeholder="Name" value="" onChange={nothing} />
      <SearchField label="Search again" clearLabel="Clear" value="lake" onChange={nothing} />
      <Checkbox checked indeterminate onChange={nothing}>
        All
      </Checkbox>
      <Table
        label="Products"
        columns={columns}
        rows={tones}
        rowKey={(tone) => tone}
        rowState={(tone) => ({ success: 'chosen' as const, info: 'blocked' as const })[tone as 'success']}
        cell={(tone, key) => (key === 'name' ? tone : <State tone={tone}>{tone}</State>)}
      />
      <Pager page={1} total={120} onPage={nothing} texts={texts} jump={JumpField} />
      <Skeleton rows={1} />
      <Placeholder kind="empty" title="No products yet" detail="Make one" />
      <Placeholder kind="error" title="Not loaded" detail="502" />
      <Placeholder kind="offline" title="Offline" detail="Since 14:32" />
    </>
  )
}

describe('primitives of lists', () => {
  for (const theme of ['light', 'dark'])
    it(`axe finds nothing in all of them together, ${theme}`, async () => {
      const parent = document.createElement('div')
      parent.dataset.theme = theme
      parent.style.background = 'var(--eb-surface)'
      document.body.append(parent)
      const { root, host } = mount(<List />, { parent })
      await until(() => root.querySelectorAll('.eb-placeholder').length === 3)
      // The skeleton is transparent until its delay is over.
      const skeleton = root.querySelector('.eb-skeleton') as Element
      await until(() => getComputedStyle(skeleton).opacity === '1', 'the skeleton is there')
      try {
        await expect(host).to.be.accessible()
      } finally {
        parent.remove()
      }
    })
})
