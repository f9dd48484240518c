/**
 * Data of the hotel package form, for the four pages in this folder: the options of its fields in two languages, and the
 * initial values of a new package. The partner's server writes them into the markup of plain.html and jquery.html; the Vue
 * pages import them.
 */

const option = (value, zh, en) => ({ value, zh, en })

const rooms = [
  option('lake-king', '湖景大床房', 'Lake view king'),
  option('lake-twin', '湖景双床房', 'Lake view twin'),
  option('family', '亲子套房', 'Family suite'),
  option('villa', '庭院别墅', 'Courtyard villa'),
]

const channels = [
  option('mini', '小程序', 'Mini-program'),
  option('site', '官网', 'Website'),
  option('desk', '前台', 'Front desk'),
  option('agency', '旅行社', 'Agencies'),
]

const confirmations = [option('instant', '立即确认', 'At once'), option('manual', '人工确认', 'By hand')]

const themes = {
  zh: ['亲子游', '情侣度假', '温泉疗养', '企业团建', '美食之旅'],
  en: ['Family trip', 'Couples', 'Hot springs', 'Team building', 'Food tour'],
}

const category = (id, zh, en, children) => ({ id, zh, en, children })

const categories = [
  category('stay', '住宿', 'Stay', [
    category('stay-room', '客房套餐', 'Room packages'),
    category('stay-long', '长住', 'Long stays'),
  ]),
  category('fun', '玩乐', 'Fun', [
    category('fun-park', '乐园门票', 'Park tickets'),
    category('fun-boat', '游船', 'Boat trips'),
  ]),
]

const kinds = [
  option('meal', '餐饮', 'Meal'),
  option('ticket', '门票', 'Ticket'),
  option('service', '服务', 'Service'),
]

/** Columns of the list of the package's contents. */
const columns = [
  { name: 'name', zh: '项目', en: 'Item', required: true, maxLength: 20 },
  { name: 'kind', zh: '类型', en: 'Kind', type: 'enum', required: true, options: kinds },
  { name: 'count', zh: '份数', en: 'Quantity', type: 'int', required: true, min: 1, max: 99 },
]

const labelled = (list, language) => list.map((one) => ({ value: one.value, label: one[language] }))

const named = (list, language) =>
  list.map(({ id, children, ...names }) => ({
    id,
    name: names[language],
    ...(children && { children: named(children, language) }),
  }))

const headed = (list, language) =>
  list.map(({ zh, en, options, ...column }) => ({
    ...column,
    label: { zh, en }[language],
    ...(options && { options: labelled(options, language) }),
  }))

/**
 * The options, in the shape that the elements take.
 * @param {'zh' | 'en'} language
 */
export const choicesIn = (language) => ({
  rooms: labelled(rooms, language),
  channels: labelled(channels, language),
  confirmations: labelled(confirmations, language),
  themes: themes[language],
  categories: named(categories, language),
  columns: headed(columns, language),
})

/** Initial values of a new package: one text for each field, as in a database or an address. */
export const newPackage = {
  name: '',
  price: '',
  onSale: '1',
  channels: 'mini,desk',
  confirmation: 'instant',
  room: '',
  theme: '',
  category: '',
  countries: '',
  opens: '',
  stay: '',
  items: '',
}

/**
 * Reads the fields from an address, so that a package can be edited again. Repeated entries are joined; a range has one
 * entry for each end.
 * @param {URLSearchParams} query
 */
export const packageIn = (query) => {
  const textOf = (name) => query.getAll(name).join(',')
  const stay = [textOf('stay-start'), textOf('stay-end')].filter(Boolean).join(' 至 ')
  const values = Object.keys(newPackage).map((name) => [name, name === 'stay' ? stay : textOf(name)])
  return query.has('name') ? Object.fromEntries(values) : { ...newPackage }
}
