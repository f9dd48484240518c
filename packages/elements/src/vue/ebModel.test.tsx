import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import '../contract/elements'
import { vue } from '../contract/libraries'
import { type AnyElement, place, shown } from '../contract/mount'
import { vue2 } from './index'

// biome-ignore lint/suspicious/noExplicitAny: Vue 2 as a page has it
let Vue: any
// biome-ignore lint/suspicious/noExplicitAny: components have what the test gives them
const running: any[] = []
const reported: string[] = []

before(async () => {
  Vue = await vue()
  Vue.use(vue2)
  Vue.config.productionTip = false
  Vue.config.errorHandler = (error: Error) => reported.push(error.message)
})
beforeEach(() => reported.splice(0))
afterEach(() => {
  for (const component of running.splice(0)) component.$destroy()
})

/** A page of a template and its data. */
function open(template: string, data: object, more: object = {}) {
  const target = document.createElement('div')
  place().append(target)
  const component = new Vue({ template: `<div>${template}</div>`, data: () => data, ...more }).$mount(target)
  running.push(component)
  const elements = () => [...component.$el.querySelectorAll('[data-test]')] as AnyElement[]
  return { component, elements, element: () => elements()[0] as AnyElement }
}

/** Chooses an option as a user would. */
async function choose(element: AnyElement, index = 0): Promise<void> {
  await shown(element)
  const boxes = element.shadowRoot?.querySelectorAll<HTMLInputElement>('input[type=checkbox]')
  boxes?.[index]?.click()
}

describe('v-eb-model of Vue 2', () => {
  it('contract 11 keeps a path and `value` the same, both ways', async () => {
    const { component, element } = open('<eb-fixture-list data-test v-eb-model="form.colours" />', {
      form: { colours: 'red' },
    })
    expect(element().value).to.equal('red')
    await choose(element(), 2)
    expect(component.form.colours).to.equal('red,blue')
    component.form.colours = 'green'
    await component.$nextTick()
    expect(element().value).to.equal('green')
    component.form = { colours: '' }
    await component.$nextTick()
    expect(element().value).to.equal('')
    expect(reported).to.deep.equal([])
  })

  it('with an argument another property, such as the rich value; its rows are not watched', async () => {
    const { component, element } = open('<eb-fixture-list data-test v-eb-model:selection="picked" />', {
      picked: ['red'],
    })
    expect(element().selection).to.deep.equal(['red'])
    await choose(element(), 1)
    expect([...component.picked]).to.deep.equal(['red', 'green'])
    const own = element().selection
    await component.$nextTick()
    expect(element().selection === own, 'what it said itself is not set again').to.equal(true)
    component.picked.splice(0, 1)
    await component.$nextTick()
    expect(element().selection).to.deep.equal(['green'])
    const rows = [{ id: 1 }]
    element().dispatchEvent(new CustomEvent('eb-change', { detail: { value: rows } }))
    expect(Object.isFrozen(component.picked)).to.equal(false)
  })

  it('rows of objects come frozen, as copies', async () => {
    const { component, element } = open('<div data-test v-eb-model:rows="chosen"></div>', { chosen: [] })
    const row = { id: 1, more: { deep: true } }
    element().rows = [row]
    element().dispatchEvent(new CustomEvent('eb-change'))
    expect(component.chosen[0]).to.deep.equal(row)
    expect(component.chosen[0] === row).to.equal(false)
    expect(Object.getOwnPropertyDescriptor(component.chosen[0], 'id')?.get).to.equal(undefined)
    expect(Object.isFrozen(row)).to.equal(false)
  })

  it('writes to lists, to keys in brackets, to keys that are new, and to a name', async () => {
    const data = {
      rows: [{ colours: 'red' }],
      form: {},
      kind: 'a b',
      at: { kind: 'deep' },
      name: '',
      颜色: '',
    }
    const paths = [
      'rows[0].colours',
      'form.late',
      'form[kind]',
      "form['x y']",
      'form[at.kind]',
      'name',
      '颜色',
    ]
    const { component, elements } = open(
      paths.map((path) => `<eb-fixture-list data-test v-eb-model="${path}" />`).join(''),
      data,
    )
    for (const element of elements()) await choose(element, 1)
    expect(JSON.parse(JSON.stringify(component.$data))).to.deep.equal({
      ...data,
      rows: [{ colours: 'red,green' }],
      form: { late: 'green', 'a b': 'green', 'x y': 'green', deep: 'green' },
      name: 'green',
      颜色: 'green',
    })
    component.form.late = 'blue'
    await component.$nextTick()
    expect(elements()[1]?.value).to.equal('blue')
    expect(reported).to.deep.equal([])
  })

  it('within v-for: an object and its key, followed both ways', async () => {
    const { component, elements } = open(
      `<eb-fixture-list data-test v-for="row in rows" :key="row.id" v-eb-model="[row, 'colours']" />`,
      {
        rows: [
          { id: 1, colours: '' },
          { id: 2, colours: 'blue' },
        ],
      },
    )
    expect(elements().map(({ value }) => value)).to.deep.equal(['', 'blue'])
    await choose(elements()[0] as AnyElement)
    expect(component.rows[0].colours).to.equal('red')
    component.rows[1].colours = 'green'
    await until(() => elements()[1]?.value === 'green', 'followed')
    component.rows.reverse()
    await component.$nextTick()
    expect(elements().map(({ value }) => value)).to.deep.equal(['green', 'red'])
    await choose(elements()[0] as AnyElement)
    expect(component.rows[0].colours).to.equal('red,green')
  })

  it('refuses what nothing can be assigned to, and evaluates nothing', async () => {
    for (const expression of ['choose()', 'a + b', 'form.x || y', 'form?.x', '[1]']) {
      reported.splice(0)
      open(`<eb-fixture-list data-test v-eb-model="${expression}" />`, {
        a: 1,
        b: 2,
        y: 1,
        form: { x: 1 },
        choose: () => 'red',
      })
      expect(reported.join(), expression).to.contain('v-eb-model=')
    }
  })

  it('advises what to write within v-for', async () => {
    open('<eb-fixture-list data-test v-for="row in rows" :key="row.id" v-eb-model="row.colours" />', {
      rows: [{ id: 1, colours: 'red' }],
    })
    expect(reported.join()).to.contain(
      "write a path such as form.products, or [row, 'products'] within v-for",
    )
  })

  it('an element that Vue takes for another keeps to the new expression', async () => {
    const { component, element } = open(
      `<eb-fixture-list v-if="first" data-test key="same" v-eb-model="one" />
       <eb-fixture-list v-else data-test key="same" v-eb-model="two" />`,
      { first: true, one: 'red', two: 'blue' },
    )
    const before = element()
    component.first = false
    await component.$nextTick()
    expect(element() === before, 'the same element').to.equal(true)
    expect(element().value).to.equal('blue')
    await choose(element(), 1)
    expect([component.one, component.two]).to.deep.equal(['red', 'green,blue'])
  })

  it('v-if and destroy leave nothing that listens', async () => {
    const { component, element } = open('<eb-fixture-list data-test v-if="isThere" v-eb-model="colours" />', {
      isThere: true,
      colours: 'red',
    })
    const gone = element()
    component.isThere = false
    await component.$nextTick()
    gone.value = 'blue'
    gone.dispatchEvent(new CustomEvent('eb-change'))
    expect(component.colours).to.equal('red')
    component.isThere = true
    await component.$nextTick()
    expect(element().value).to.equal('red')
    await choose(element(), 2)
    expect(component.colours).to.equal('red,blue')
  })

  it('kept alive it comes back with what it had, and follows what changed meanwhile', async () => {
    const inner = {
      template: '<eb-fixture-list data-test v-eb-model="$parent.colours" />',
    }
    const { component, element } = open(
      '<keep-alive><component :is="shown" /></keep-alive>',
      { shown: 'inner', colours: 'red' },
      { components: { inner, other: { template: '<p />' } } },
    )
    const before = element()
    await choose(before, 1)
    expect(component.colours).to.equal('red,green')
    component.shown = 'other'
    await component.$nextTick()
    component.colours = 'blue'
    await component.$nextTick()
    component.shown = 'inner'
    await component.$nextTick()
    expect(element() === before, 'the same element').to.equal(true)
    await until(() => element().value === 'blue', 'the model’s')
  })

  it('listens to its own element, not to those inside', async () => {
    const { component, element } = open(
      '<eb-fixture-list data-test v-eb-model="colours"><b></b></eb-fixture-list>',
      { colours: 'red' },
    )
    element()
      .querySelector('b')
      ?.dispatchEvent(new CustomEvent('eb-change', { bubbles: true }))
    expect(component.colours).to.equal('red')
  })

  it('is set before the element is defined', async () => {
    const { element } = open('<eb-fixture-undefined data-test v-eb-model="colours" />', { colours: 'red' })
    expect(element().value).to.equal('red')
  })

  it('is installed once, and leaves what the page ignores', () => {
    const own = { config: { ignoredElements: ['x-own'] as Array<string | RegExp> }, names: [] as string[] }
    const directive = (name: string, given?: unknown) => given && own.names.push(name)
    for (const _ of [1, 2]) vue2.install({ ...own, directive })
    expect(own.names).to.deep.equal(['eb-model', 'eb-model'])
    expect(own.config.ignoredElements).to.deep.equal(['x-own', /^eb-/])
  })
})
