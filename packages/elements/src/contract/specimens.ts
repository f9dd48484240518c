import { until } from '@ebkit/testing/browser'
import { sendKeys } from '@web/test-runner-commands'
import type { ElementDefinition } from '../definition'
import { productPicker, productPickerReference } from '../product-picker'
import { satisfaction, satisfactionReference } from '../satisfaction'
import './elements'
import { cascader, cascaderReference } from '../cascader'
import { checkboxGroup, checkboxGroupReference } from '../checkbox-group'
import { copyLink, copyLinkReference } from '../copy-link'
import { countryPicker, countryPickerReference } from '../country-picker'
import { date, dateReference } from '../date'
import { dateRange, dateRangeReference } from '../date-range'
import { dialog, dialogReference } from '../dialog'
import { feedback, feedbackReference } from '../feedback'
import { listEditor, listEditorReference } from '../list-editor'
import { numberInput, numberInputReference } from '../number-input'
import { radioGroup, radioGroupReference } from '../radio-group'
import { select, selectReference } from '../select'
import { submitButton, submitButtonReference } from '../submit-button'
import { suggest, suggestReference } from '../suggest'
import { switchElement, switchElementReference } from '../switch'
import { tabs, tabsReference } from '../tabs'
import { titleBar, titleBarReference } from '../title-bar'
import { toast, toastReference } from '../toast'
import { tooltip, tooltipReference } from '../tooltip'
import { uploader, uploaderReference } from '../uploader'
import { dialogFixture } from './fixtures/dialog'
import { listFixture } from './fixtures/list'
import { rangeFixture } from './fixtures/range'
import { textFixture } from './fixtures/text'
import { dataFormSpecimen } from './specimens/data-form'
import { dataListSpecimen } from './specimens/data-list'
import { fileExplorerSpecimen } from './specimens/file-explorer'
import { filePreviewSpecimen } from './specimens/file-preview'
import { gallerySpecimen } from './specimens/gallery'
import { imageCropperSpecimen } from './specimens/image-cropper'
import { imagePickerSpecimen } from './specimens/image-picker'
import { objectBrowserSpecimen } from './specimens/object-browser'
import { inside, signedIn, signedOut, untyped } from './specimens/page'

/** An element as the contract's tests see it, with what they cannot know of it. */
export interface Specimen {
  tag: string
  definition: ElementDefinition
  /** Names of its documented parts. */
  parts: readonly string[]
  elementClass: CustomElementConstructor
  register(): void
  /** Makes a page where the element works: signs in, for example. */
  setUp?: () => Promise<void>
  tearDown?: () => Promise<void>
  /** Attributes under which it shows what it is for. */
  attributes?: Record<string, string>
  /** Waits until it shows what it is for. */
  settled?: (element: HTMLElement) => Promise<unknown>
  /** Text and value of properties with a type `json`, `string` … where the test's own would not do. */
  samples?: Record<string, { text: string; value: unknown }>
  /** A person changes the value; resolves with the text that stands for it then. */
  change?: (element: HTMLElement) => Promise<string>
  /** Texts of two values, for value elements. */
  values?: [string, string]
  /** Text that stands for no value, where it is not the empty text; a form gets it. Default: the empty text. */
  emptyText?: string
  /** A person opens and closes what opens. */
  open?: (element: HTMLElement) => Promise<void>
  close?: (element: HTMLElement) => Promise<void>
  /** Whether it is open. */
  isOpen?: (element: HTMLElement) => boolean
  /** What opens is a box beside it and no dialog: the page stays in use. */
  floats?: boolean
  /** Closed, it has nothing that takes focus. */
  isFocusableOpen?: boolean
  /** It has nothing of its own that takes focus, ever. */
  isNeverFocused?: boolean
  /** What the page puts inside, as HTML. */
  content?: string
  /** Documented parts that are not there while it is open. */
  partsElsewhere?: readonly string[]
  /** A text field to type into; opened before, where it opens. */
  textField?: (element: HTMLElement) => HTMLElement | null
  /** Its text field is there the moment it is drawn, without opening anything. */
  isTypedInto?: boolean
  /** Closed, it has no button. */
  isButtonless?: boolean
}

const dialogOf = (element: HTMLElement) => inside<HTMLDialogElement>(element, 'dialog')

/** Every element that the contract holds for. A new element is listed here, and nothing else. */
export const specimens: readonly Specimen[] = [
  {
    ...untyped(textFixture),
    parts: ['field', 'input'],
    isTypedInto: true,
    values: ['one', 'two'],
    textField: (element) => inside(element, 'input'),
    change: async (element) => {
      inside(element, 'input').focus()
      await sendKeys({ type: 'typed' })
      inside(element, 'input').blur()
      return 'typed'
    },
  },
  {
    ...untyped(listFixture),
    parts: ['box'],
    isButtonless: true,
    samples: { selection: { text: '["red","blue"]', value: ['red', 'blue'] } },
    values: ['red', 'red,blue'],
    change: async (element) => {
      inside(element, 'input').click()
      return 'red'
    },
  },
  {
    ...untyped(rangeFixture),
    parts: ['box'],
    isTypedInto: true,
    isButtonless: true,
    values: ['1/2', '3/4'],
    textField: (element) => inside(element, 'input'),
  },
  {
    ...untyped(dialogFixture),
    parts: ['dialog'],
    open: async (element) => inside(element, '.open').click(),
    close: async (element) => inside(element, '.close').click(),
    isOpen: (element) => Boolean(dialogOf(element)?.matches(':modal')),
    textField: (element) => inside(element, 'input'),
  },
  {
    ...untyped(productPicker, productPickerReference),
    setUp: signedIn,
    tearDown: signedOut,
    settled: (element) => until(() => inside(element, '[part=button]'), 'button'),
    values: ['TP20261103021:ticket', 'TP20260817013:ticket,TP20260905006:goods'],
    samples: {
      tabs: { text: '["19"]', value: ['19'] },
      filters: {
        text: '[{"name":"shipType","value":"mail","label":"可邮寄"}]',
        value: [{ name: 'shipType', value: 'mail', label: '可邮寄' }],
      },
      selection: {
        text: '[{"ticketProductId":"TP20261103021","productType":"ticket"}]',
        value: [{ ticketProductId: 'TP20261103021', productType: 'ticket' }],
      },
    },
    open: async (element) => inside(element, '[part=button]').click(),
    close: async (element) => inside(element, '.eb-dialog__close').click(),
    isOpen: (element) => Boolean(inside(element, 'dialog:modal')),
    partsElsewhere: ['message'],
    textField: (element) => inside(element, 'dialog:modal input'),
    change: async (element) => {
      inside(element, '[part=button]').click()
      const choose = await until(() => inside(element, 'dialog:modal [part=choose]'), 'rows')
      choose.click()
      inside(element, '[part=confirm]').click()
      await until(() => !inside(element, 'dialog:modal'), 'confirmed')
      return 'TP20261103021:ticket'
    },
  },
  {
    ...untyped(satisfaction, satisfactionReference),
    // The pop-up does not open by itself: each test opens it.
    attributes: { manual: '', 'page-key': '/contract', 'page-name': '合同' },
    setUp: signedIn,
    tearDown: signedOut,
    settled: (element) => until(() => inside(element, '.eb-satisfaction__half'), 'floating tab'),
    open: async (element) => inside(element, '.eb-satisfaction__half:last-child').click(),
    close: async (element) => inside(element, 'dialog:modal .eb-dialog__close').click(),
    partsElsewhere: ['later', 'retry'],
    isOpen: (element) => Boolean(inside(element, 'dialog:modal')),
    textField: (element) => inside(element, 'dialog:modal textarea'),
    change: async (element) => {
      inside(element, '.eb-satisfaction__half:last-child').click()
      const star = await until(() => inside(element, 'dialog:modal input[type=radio]:not(:checked)'), 'stars')
      star.click()
      return ''
    },
  },
  {
    ...untyped(dateRange, dateRangeReference),
    isTypedInto: true,
    floats: true,
    values: ['2026-11-01 至 2026-11-07', '2026-12-24 至 2027-01-03'],
    samples: {
      range: {
        text: '{"start":"2026-11-01","end":"2026-11-07"}',
        value: { start: '2026-11-01', end: '2026-11-07' },
      },
    },
    open: async (element) => inside(element, '[part=button]').click(),
    close: async (element) => inside(element, '[part=button]').click(),
    isOpen: (element) => Boolean(inside(element, '[part=panel]:popover-open [data-day]')),
    // There with a range, and with a wrong one.
    partsElsewhere: ['clear', 'message'],
    textField: (element) => inside(element, '[part=start]'),
    change: async (element) => {
      for (const [part, text] of [
        ['start', '2026-11-01'],
        ['end', '2026-11-07'],
      ]) {
        inside<HTMLInputElement>(element, `[part=${part}]`).select()
        await sendKeys({ type: text as string })
      }
      await sendKeys({ press: 'Enter' })
      return '2026-11-01 至 2026-11-07'
    },
  },
  {
    ...untyped(switchElement, switchElementReference),
    isButtonless: true,
    values: ['1', '0'],
    emptyText: '0',
    change: async (element) => {
      inside(element, 'input').click()
      return '1'
    },
    partsElsewhere: ['message'],
  },
  {
    ...untyped(numberInput, numberInputReference),
    isTypedInto: true,
    values: ['5', '12.5'],
    textField: (element) => inside(element, 'input'),
    change: async (element) => {
      inside(element, 'input').focus()
      await sendKeys({ type: '42' })
      inside(element, 'input').blur()
      return '42'
    },
    partsElsewhere: ['message', 'note', 'unit'],
  },
  {
    ...untyped(checkboxGroup, checkboxGroupReference),
    isButtonless: true,
    attributes: { options: '[{"value":"spa"},{"value":"gym","label":"健身房"}]' },
    samples: {
      options: { text: '[{"value":"pool"}]', value: [{ value: 'pool' }] },
      selection: { text: '["gym"]', value: ['gym'] },
    },
    values: ['gym', 'spa,gym'],
    change: async (element) => {
      inside(element, 'input').click()
      return 'spa'
    },
    partsElsewhere: ['message'],
  },
  {
    ...untyped(radioGroup, radioGroupReference),
    isButtonless: true,
    attributes: { options: '[{"value":"spa"},{"value":"gym","label":"健身房"}]' },
    samples: { options: { text: '[{"value":"pool"}]', value: [{ value: 'pool' }] } },
    values: ['gym', 'spa'],
    change: async (element) => {
      inside(element, 'input').click()
      return 'spa'
    },
    partsElsewhere: ['message'],
  },
  {
    ...untyped(listEditor, listEditorReference),
    attributes: { columns: '[{"name":"name","label":"名称"}]' },
    values: ['[{"name":"one"}]', '[{"name":"two"},{"name":"three"}]'],
    samples: {
      columns: { text: '[{"name":"a","label":"A"}]', value: [{ name: 'a', label: 'A' }] },
      rows: { text: '[{"name":"one"}]', value: [{ name: 'one' }] },
    },
    partsElsewhere: ['row', 'number', 'undo', 'message'],
    change: async (element) => {
      inside(element, '[part=add]').click()
      await until(() => inside(element, 'input'), 'row')
      return '[{"name":""}]'
    },
  },
  {
    ...untyped(cascader, cascaderReference),
    attributes: {
      items:
        '[{"id":"east","name":"华东","children":[{"id":"hz","name":"杭州"}]},{"id":"other","name":"其他"}]',
    },
    values: ['hz', 'other,gone'],
    samples: {
      items: { text: '[{"id":"x","name":"甲"}]', value: [{ id: 'x', name: '甲' }] },
      selection: { text: '["hz","gone"]', value: ['hz', 'gone'] },
    },
    floats: true,
    open: async (element) => {
      inside(element, '[part=field]').click()
      await until(() => inside(element, '[part=popup]'), 'columns')
    },
    close: async (element) => inside(element, '[part=field]').click(),
    isOpen: (element) => Boolean(inside(element, '[part=popup]:popover-open')),
    // There with a value, and with a wrong one.
    partsElsewhere: ['clear', 'message'],
    textField: (element) => inside(element, '[part=popup] input'),
    change: async (element) => {
      inside(element, '[part=field]').click()
      ;(await until(() => inside(element, '[role=treeitem]:last-child'), 'items')).click()
      return 'other'
    },
  },
  {
    ...untyped(countryPicker, countryPickerReference),
    isTypedInto: true,
    isButtonless: true,
    setUp: signedIn,
    tearDown: signedOut,
    values: ['CN', 'JP,gone'],
    samples: {
      selection: { text: '[{"id":"CN","keyname":"中国"}]', value: [{ id: 'CN', keyname: '中国' }] },
    },
    floats: true,
    open: async (element) => {
      inside(element, '[role=combobox]').click()
      await until(() => inside(element, '[role=option]'), 'countries')
    },
    close: async (element) => {
      inside(element, '[role=combobox]').focus()
      await sendKeys({ press: 'Escape' })
    },
    isOpen: (element) => Boolean(inside(element, '[part=popup]:popover-open')),
    // There with a value, a gateway that fails, and a wrong value.
    partsElsewhere: ['chip', 'retry', 'message'],
    textField: (element) => inside(element, '[role=combobox]'),
    change: async (element) => {
      inside(element, '[role=combobox]').click()
      ;(await until(() => inside(element, '[role=option]'), 'countries')).click()
      return 'CN'
    },
  },
  {
    ...untyped(dialog, dialogReference),
    isButtonless: true,
    attributes: { heading: '备注' },
    isFocusableOpen: true,
    open: async (element) => (element as unknown as { show(): void }).show(),
    close: async (element) => inside(element, '.eb-dialog__close').click(),
    isOpen: (element) => Boolean(dialogOf(element)?.matches(':modal')),
  },
  {
    ...untyped(toast, toastReference),
    attributes: { open: '', heading: '已保存', 'close-time': '0' },
    // Shown, and in its place among the page's toasts.
    settled: (element) =>
      until(() => inside(element, '[part=toast]')?.parentElement?.style.translate, 'toast'),
    close: async (element) => inside(element, '[part=toast] button').click(),
    isOpen: (element) => Boolean(inside(element, '[part=toast]')),
  },
  {
    ...untyped(feedback, feedbackReference),
    attributes: { list: '' },
    settled: (element) => until(() => inside(element, '[part=button]'), 'button'),
    open: async (element) => inside(element, '[part=button]').click(),
    close: async (element) => inside(element, '.eb-dialog__close').click(),
    isOpen: (element) => Boolean(dialogOf(element)?.matches(':modal')),
    partsElsewhere: ['cancel', 'ok', 'toast'],
  },
  {
    ...untyped(copyLink, copyLinkReference),
    attributes: { value: 'https://example.com/t/8F2K', 'close-time': '60000' },
    open: async (element) => {
      inside(element, '[part=button]').click()
      await until(() => inside(element, 'dialog:modal'), 'result')
    },
    close: async (element) => inside(element, '.eb-dialog__close').click(),
    isOpen: (element) => Boolean(dialogOf(element)?.matches(':modal')),
    partsElsewhere: ['link'],
  },
  {
    ...untyped(select, selectReference),
    attributes: {
      filter: '',
      options: '[{"value":"bj","label":"北京","group":"华北"},{"value":"a,b","label":"逗号"},{"value":"sh"}]',
    },
    values: ['bj', 'sh,a\\,b'],
    samples: {
      options: { text: '[{"value":"gz","label":"广州"}]', value: [{ value: 'gz', label: '广州' }] },
      selection: { text: '["bj","gone"]', value: ['bj', 'gone'] },
    },
    floats: true,
    open: async (element) => inside(element, '[role=combobox]').click(),
    close: async (element) => inside(element, '[role=combobox]').click(),
    isOpen: (element) => Boolean(inside(element, '[part=popup]:popover-open')),
    // There with a value, and with a wrong one.
    partsElsewhere: ['clear', 'message'],
    textField: (element) => inside(element, '[part=filter]'),
    change: async (element) => {
      inside(element, '[role=combobox]').click()
      ;(await until(() => inside(element, '[part=list] > [role=option]:last-child'), 'options')).click()
      return 'sh'
    },
  },
  {
    ...untyped(suggest, suggestReference),
    isTypedInto: true,
    isButtonless: true,
    attributes: { suggestions: '["湖畔酒店","湖景酒店"]' },
    values: ['湖畔酒店', '别处, 任意文字'],
    samples: { suggestions: { text: '["山居"]', value: ['山居'] } },
    floats: true,
    open: async (element) => (element as unknown as { show(): void }).show(),
    close: async (element) => (element as unknown as { hide(): void }).hide(),
    isOpen: (element) => Boolean(inside(element, '[part=popup]:popover-open')),
    // There after a failure, and with a wrong value.
    partsElsewhere: ['retry', 'message'],
    textField: (element) => inside(element, '[part=input]'),
    change: async (element) => {
      inside(element, '[part=input]').focus()
      await sendKeys({ type: 'typed' })
      inside(element, '[part=input]').blur()
      return 'typed'
    },
  },
  {
    ...untyped(tooltip, tooltipReference),
    isButtonless: true,
    attributes: { text: '今天起可用' },
    content: '<button type="button">游船票</button>',
    isNeverFocused: true,
    floats: true,
    open: async (element) => (element.firstElementChild as HTMLElement).focus(),
    close: async (element) => (element.firstElementChild as HTMLElement).blur(),
    isOpen: (element) => Boolean(inside(element, '[role=tooltip]')),
  },
  {
    ...untyped(tabs, tabsReference),
    attributes: {
      items: '[{"label":"待发货","value":"open","count":3},{"label":"已发货","value":"sent"}]',
      label: '订单',
    },
    content: '<p slot="open">三笔订单</p><p slot="sent">没有订单</p>',
    samples: {
      items: { text: '[{"label":"全部","value":"all"}]', value: [{ label: '全部', value: 'all' }] },
    },
    change: async (element) => {
      inside(element, '[role=tab]:last-child').click()
      return 'sent'
    },
  },
  {
    ...untyped(submitButton, submitButtonReference),
    content: '保存订单',
  },
  {
    ...untyped(date, dateReference),
    isTypedInto: true,
    values: ['2026-11-20', '2027-01-01'],
    samples: { closed: { text: '["2026-12-24"]', value: ['2026-12-24'] } },
    open: async (element) => inside(element, '[part=button]').click(),
    close: async (element) => inside(element, '[part=button]').click(),
    floats: true,
    isOpen: (element) => Boolean(inside(element, '[part=panel]:popover-open [data-day]')),
    // There with a value, and with a wrong one.
    partsElsewhere: ['clear', 'message'],
    textField: (element) => inside(element, 'input'),
    change: async (element) => {
      inside<HTMLInputElement>(element, 'input').select()
      await sendKeys({ type: '20261120' })
      inside(element, 'input').blur()
      return '2026-11-20'
    },
  },
  {
    ...untyped(titleBar, titleBarReference),
    attributes: {
      heading: '订单明细',
      picker: 'range',
      actions: '[{"value":"add","label":"新建","primary":true}]',
    },
    samples: {
      value: { text: '2026-11-01 至 2026-11-07', value: '2026-11-01 至 2026-11-07' },
      actions: { text: '[{"value":"a","label":"A"}]', value: [{ value: 'a', label: 'A' }] },
      settings: { text: '{"maxDays":7}', value: { maxDays: 7 } },
    },
    settled: (element) => until(() => inside(element, '[part=picker] input'), 'picker'),
    textField: (element) => inside(element, '[part=start]'),
    change: async (element) => {
      for (const [part, text] of [
        ['start', '2026-11-01'],
        ['end', '2026-11-07'],
      ]) {
        inside<HTMLInputElement>(element, `[part=${part}]`).select()
        await sendKeys({ type: text as string })
      }
      await sendKeys({ press: 'Enter' })
      return '2026-11-01 至 2026-11-07'
    },
  },
  {
    ...untyped(uploader, uploaderReference),
    setUp: signedIn,
    tearDown: signedOut,
    values: ['101/100101/common/a.jpg', 'a.txt,b\\,c.txt'],
    samples: {
      files: { text: '[{"path":"common/a.jpg"}]', value: [{ path: 'common/a.jpg' }] },
      target: { text: '', value: { access: { get: () => undefined } } },
    },
    settled: (element) => until(() => inside(element, '[part=add]'), 'button'),
    // There on phones, to manage, with files, while they are on their way, and with a wrong value.
    partsElsewhere: [
      'camera',
      'folder',
      'file',
      'pause',
      'resume',
      'cancel',
      'retry',
      'remove',
      'undo',
      'upload',
      'message',
    ],
    change: async (element) => {
      const list = new DataTransfer()
      list.items.add(new File(['text'], 'a.txt'))
      const input = inside<HTMLInputElement>(element, 'input[type=file]')
      input.files = list.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
      await until(() => (element as HTMLInputElement).value, 'uploaded', 15_000)
      return (element as HTMLInputElement).value
    },
  },
  dataListSpecimen,
  dataFormSpecimen,
  fileExplorerSpecimen,
  objectBrowserSpecimen,
  imagePickerSpecimen,
  filePreviewSpecimen,
  gallerySpecimen,
  imageCropperSpecimen,
]
