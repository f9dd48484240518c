/* An application of the page's own in the console: an entry in its menu and two pages, drawn with plain DOM. */
;(() => {
  const stamps = [
    { id: 'breakfast', zh: '早餐', en: 'Breakfast', count: 5 },
    { id: 'boat', zh: '西湖游船', en: 'West Lake boat', count: 10 },
    { id: 'spa', zh: '水疗', en: 'Spa', count: 8 },
  ]
  const texts = {
    zh: { stamp: '项目', count: '集满', edit: '改', save: '保存', printers: '打印机', gone: '没有这一项' },
    en: {
      stamp: 'For',
      count: 'Stamps',
      edit: 'Edit',
      save: 'Save',
      printers: 'Printers',
      gone: 'Not found',
    },
  }
  const make = (tag, properties, ...children) => {
    const element = Object.assign(document.createElement(tag), properties)
    element.append(...children)
    return element
  }

  function list(place, page) {
    // It stays while a form is open.
    place.addEventListener('eb-show', () => draw(place, page))
    draw(place, page)
  }

  function draw(place, page) {
    const text = texts[page.locale] ?? texts.en
    const rows = stamps.map((stamp) => {
      const edit = make('a', { href: `#/stamps/edit/${stamp.id}` }, text.edit)
      const cells = [stamp[page.locale] ?? stamp.en, String(stamp.count), edit]
      return make('tr', {}, ...cells.map((cell) => make('td', {}, cell)))
    })
    const head = make('tr', {}, ...[text.stamp, text.count].map((name) => make('th', {}, name)))
    head.append(make('td', {}))
    const printers = make('button', { type: 'button' }, text.printers)
    printers.addEventListener('click', () => page.go('/printer-manage/list'))
    place.replaceChildren(make('table', { className: 'stamps' }, head, ...rows), printers)
  }

  function form(place, page) {
    const text = texts[page.locale] ?? texts.en
    const stamp = stamps.find(({ id }) => id === page.parameters.id)
    if (!stamp) return place.append(text.gone)
    page.setTitle(stamp[page.locale] ?? stamp.en)
    const input = make('input', { type: 'number', min: 1, value: stamp.count })
    const body = make('form', { className: 'stamps' }, make('label', {}, `${text.count} `, input), ' ')
    body.append(make('button', {}, text.save))
    body.addEventListener('input', () => page.setDirty(true))
    body.addEventListener('submit', (event) => {
      event.preventDefault()
      stamp.count = Number(input.value)
      page.setDirty(false)
      page.close()
      page.go('/stamps')
    })
    place.append(body)
  }

  EB.console.register({
    name: 'stamps',
    title: { zh: '集章', en: 'Stamps' },
    icon: 'gift',
    routes: [
      { path: '/stamps', title: { zh: '集章卡', en: 'Stamp cards' }, mount: list },
      { path: '/stamps/edit/{id}', title: { zh: '修改集章卡', en: 'Edit a stamp card' }, mount: form },
    ],
  })
})()
