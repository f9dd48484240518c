import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { applications } from '../applications'
import { catalogueMistakes } from './catalogueMistakes'

// biome-ignore lint/suspicious/noExplicitAny: broken on purpose, in ways that no type allows
type Broken = any

/** The mistakes in a copy of the catalogue after a change that breaks it. */
function mistakesOf(change: (find: (name: string) => Broken) => unknown): string[] {
  const copy: Broken[] = structuredClone(applications) as Broken[]
  const parts = copy.flatMap(({ resources, pages }) => [...resources, ...pages])
  change((name) => {
    const found = parts.find((part) => part.name === name || part.route === name)
    assert.ok(found, name)
    return found
  })
  return catalogueMistakes(copy)
}

const fieldOf = (resource: Broken, name: string) =>
  resource.fields.find((field: Broken) => field.name === name)

/** By name: a change that breaks the catalogue, and a part of the expected mistake. */
const faults: Readonly<Record<string, readonly [(find: (name: string) => Broken) => unknown, RegExp]>> = {
  'a name that two resources have': [
    (find) => Object.assign(find('scenic'), { name: 'passDelivery' }),
    /^passDelivery is defined twice$/,
  ],
  'a title in one language': [
    (find) => Object.assign(find('printer'), { title: { zh: '打印机' } }),
    /printer: the title/,
  ],
  'a label in one language': [
    (find) => Object.assign(fieldOf(find('printer'), 'printerName'), { label: { zh: '名称' } }),
    /printerName: the label/,
  ],
  'a key that is not a field': [
    (find) => Object.assign(find('printer'), { key: 'id' }),
    /printer: the key id is not a field/,
  ],
  'a display that is not a field': [
    (find) => Object.assign(find('printer'), { display: 'x' }),
    /display x is not a field/,
  ],
  'a type that does not exist': [
    (find) => Object.assign(fieldOf(find('printer'), 'printerName'), { type: 'word' }),
    /printerName: unknown type "word"/,
  ],
  'a key of a field that does not exist': [
    (find) => Object.assign(fieldOf(find('printer'), 'printerName'), { maximum: 3 }),
    /unknown key "maximum"/,
  ],
  'a field that stands twice': [
    (find) => find('scenic').fields.push(structuredClone(find('scenic').fields[1])),
    /stands twice/,
  ],
  'a field that every row has': [
    (find) => find('scenic').fields.push({ name: 'version', label: { zh: '版', en: 'V' }, type: 'int' }),
    /every row has a version/,
  ],
  'a reference to nothing': [
    (find) => Object.assign(fieldOf(find('ticketCode'), 'ticketProductId'), { ref: 'ticket' }),
    /refers to ticket, which is not a resource/,
  ],
  'a reference to a singleton': [
    (find) => Object.assign(fieldOf(find('ticketCode'), 'ticketProductId'), { ref: 'hotelConfig' }),
    /of which there is only one/,
  ],
  'a row of the platform that refers to one of a store': [
    (find) => Object.assign(find('ticketCode'), { scope: 'platform' }),
    /a row of the platform refers to ticketOrder/,
  ],
  'an enum without options': [
    (find) => Object.assign(fieldOf(find('counter'), 'counterType'), { options: [] }),
    /counterType: it has no options/,
  ],
  'a default that is not an option': [
    (find) => Object.assign(fieldOf(find('counter'), 'counterType'), { default: 'BAR' }),
    /the default BAR is not an option/,
  ],
  'a computed field that can be written': [
    (find) => delete fieldOf(find('ticketCode'), 'sharePrice').readOnly,
    /sharePrice: it is computed/,
  ],
  'a required field that nobody can fill in': [
    (find) => Object.assign(fieldOf(find('ticketCode'), 'verifyTime'), { required: true }),
    /verifyTime: it is required/,
  ],
  'a condition on nothing': [
    (find) => Object.assign(fieldOf(find('counter'), 'restaurantId'), { showIf: 'kind=CASHIER' }),
    /kind/,
  ],
  'a condition on a value that is not an option': [
    (find) => Object.assign(fieldOf(find('counter'), 'restaurantId'), { showIf: 'counterType=BAR' }),
    /BAR is not an option of counterType/,
  ],
  'a condition that cannot be read': [
    (find) => Object.assign(fieldOf(find('counter'), 'restaurantId'), { showIf: 'counterType' }),
    /restaurantId: "showIf"/,
  ],
  'unique by a field that does not exist': [
    (find) => find('counter').unique.push(['shortName']),
    /unique: shortName/,
  ],
  'unique by the scope': [(find) => find('counter').unique.push(['hotelId']), /unique: hotelId/],
  'a parent that refers elsewhere': [
    (find) => Object.assign(find('department'), { parent: 'managerId' }),
    /parent managerId does not refer/,
  ],
  'trees by a field that does not exist': [
    (find) => Object.assign(find('department'), { treeOf: 'floor' }),
    /treeOf floor is not a field/,
  ],
  'no seed': [(find) => delete find('printer').seed, /printer: it has no seed/],
  'an action that does nothing': [
    (find) => find('counter').states.actions.push({ name: 'ring', label: { zh: '响', en: 'Ring' } }),
    /ring does nothing/,
  ],
  'an action to a state that does not exist': [
    (find) => Object.assign(find('counter').states.actions[0], { to: 'GONE' }),
    /disable: GONE is no state/,
  ],
  'an initial state that does not exist': [
    (find) => Object.assign(find('counter').states, { initial: 'NEW' }),
    /the initial NEW is no state/,
  ],
  'a state field with other options': [
    (find) =>
      Object.assign(fieldOf(find('counter'), 'status'), {
        options: [{ value: 'ENABLED', label: { zh: '启', en: 'On' } }],
      }),
    /status is not a read-only enum of the states/,
  ],
  'a state that nothing leads to': [
    (find) => {
      const counter = find('counter')
      const more = { value: 'SOLD', label: { zh: '售', en: 'Sold' }, tone: 'info' }
      counter.states.values = [...counter.states.values, more]
      fieldOf(counter, 'status').options = counter.states.values
    },
    /nothing leads to the state SOLD/,
  ],
  'an action and an automatic change of one name': [
    (find) =>
      Object.assign(find('ticketCode').states.auto[0], { name: find('ticketCode').states.actions[0].name }),
    /stands twice among actions/,
  ],
  'a column that is not a field': [
    (find) => find('/qrCodeTicket/qrTable').columns.push('colour'),
    /qrTable: colour is not a field/,
  ],
  'a filter that is not a field': [
    (find) => find('/qrCodeTicket/qrTable').filters.push('colour'),
    /colour is not a field/,
  ],
  'a sort by an unknown field': [
    (find) => Object.assign(find('/qrCodeTicket/qrTable'), { sort: 'colour desc' }),
    /colour is not a field/,
  ],
  'tabs of a field without options': [
    (find) => Object.assign(find('/qrCodeTicket/qrTable'), { tabs: 'qrTicketName' }),
    /tabs: qrTicketName/,
  ],
  'a date range over a name': [
    (find) => Object.assign(find('/generateQrcode/index'), { dateRange: 'campaignName' }),
    /dateRange: campaignName is no date/,
  ],
  'an action that the resource lacks': [
    (find) => find('/qrCodeTicket/qrTable').rowActions.push('fly'),
    /fly is not an action of qrTicket/,
  ],
  'a link that leads nowhere': [
    (find) => Object.assign(find('/qrCodeTicket/singleGetTicket'), { after: '/nowhere' }),
    /\/nowhere leads nowhere/,
  ],
  'a page about nothing': [
    (find) => Object.assign(find('/qrCodeTicket/qrTable'), { resource: 'qr' }),
    /qrTable: qr is not a resource/,
  ],
  'a related list by a field that its rows lack': [
    (find) => Object.assign(find('/missiontReasure/taskDetail').related[0], { via: 'taskId' }),
    /list of missionParticipant: taskId is not a field/,
  ],
  'settings of many rows': [
    (find) => Object.assign(find('/giftExchange/setting'), { resource: 'giftExchangeCode' }),
    /giftExchangeCode has more than one row/,
  ],
  'settings with tabs that the address cannot name': [
    (find) => Object.assign(find('/giftExchange/setting'), { param: 'type' }),
    /giftExchange\/setting: param needs a name of its own for each section/,
  ],
  'a fixed condition on nothing': [
    (find) => Object.assign(find('/generateQrcode/index'), { where: 'colour=red' }),
    /colour is not a field/,
  ],
  'a report by a time that is none': [
    (find) => Object.assign(find('/signIn/detailData'), { time: 'points' }),
    /points is no date/,
  ],
  'a metric that sums names': [
    (find) => Object.assign(find('/signIn/detailData').metrics[3], { field: 'memberName' }),
    /metric points: memberName is no number/,
  ],
  'a rate of nothing': [
    (find) => delete find('/activity-manage/statistics').metrics[6].where,
    /metric verifyRate: a rate of what/,
  ],
  'a chart of a metric that does not exist': [
    (find) => Object.assign(find('/signIn/detailData').charts[0], { metrics: ['fans'] }),
    /chart of fans/,
  ],
  'a chart by what is no dimension': [
    (find) => Object.assign(find('/signIn/detailData').charts[0], { by: 'phone' }),
    /chart by phone/,
  ],
  'a panel of a resource that does not exist': [
    (find) => Object.assign(find('/prepaycard/index').panels[0], { source: 'trade' }),
    /panel Today: trade is not a resource/,
  ],
  'a custom page without behaviours': [
    (find) => Object.assign(find('/generateQrcode/selfDefine'), { behaviours: [] }),
    /a custom page needs behaviours/,
  ],
  'a component with the name of a tag': [
    (find) => Object.assign(find('/generateQrcode/selfDefine'), { component: 'eb-qr-designer' }),
    /eb-qr-designer is no component/,
  ],
}

describe('the catalogue', () => {
  test('has no mistakes', () => {
    assert.deepEqual(catalogueMistakes(applications), [])
    assert.equal(applications.flatMap(({ resources }) => resources).length, 250)
    assert.equal(applications.flatMap(({ pages }) => pages).length, 405)
    assert.equal(applications.flatMap(({ routes }) => routes).length, 417)
  })

  for (const [what, [change, expected]] of Object.entries(faults))
    test(`${what} is found`, () => {
      const mistakes = mistakesOf(change)
      assert.ok(
        mistakes.some((mistake) => expected.test(mistake)),
        mistakes.join('\n') || 'nothing was found',
      )
    })

  test('a route without a page, a page without a route, and a redirect to an unknown route are found', () => {
    const [first, ...others] = structuredClone(applications) as Broken[]
    const route = first.routes[0].path
    first.pages = first.pages.filter((page: Broken) => page.route !== route)
    first.pages.push({ ...first.pages[0], route: '/made-up' })
    others[0].routes.find((each: Broken) => each.redirect).redirect = '/away'
    const mistakes = catalogueMistakes([first, ...others]).join('\n')
    assert.match(mistakes, new RegExp(`${route} has no page`))
    assert.match(mistakes, /the page \/made-up has no route/)
    assert.match(mistakes, /leads to \/away, which is not a route/)
  })
})
