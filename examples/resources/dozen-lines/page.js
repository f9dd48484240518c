const [list, form] = document.querySelectorAll('eb-data-list, eb-data-form')
const { mode, id = '' } = Object.fromEntries(new URLSearchParams(location.search))
const open = (mode, id = '') => location.assign(`?mode=${mode}&id=${id}`)
list.hidden = !!mode
Object.assign(form, { hidden: !mode, mode, recordId: id })
list.addEventListener('eb-toolbar-action', () => open('add'))
list.addEventListener('eb-row-action', ({ detail }) => open(detail.name, detail.key))
list.addEventListener('eb-open', ({ detail }) => open('edit', detail.key))
for (const name of ['eb-saved', 'eb-cancel']) form.addEventListener(name, () => location.assign('?'))
