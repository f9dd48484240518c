import type { Locator } from '@playwright/test'

/** How an element is compared: on a page with the others, and after a person has opened it. */
export interface Look {
  readonly tag: `eb-${string}`
  readonly markup: string
  /** Height that it needs in the page, in px. Default: 100. */
  readonly height?: number
  /** Selector of a part inside the element that appears when it is ready. Default: any. */
  readonly shown?: string
  /** What a person does, and the selector of the part that appears then. */
  readonly opening?: { readonly act: (element: Locator) => Promise<unknown>; readonly shows: string }
}

const json = (value: unknown) => JSON.stringify(value).replaceAll("'", '&#39;')

const press = (part: string) => (element: Locator) => element.locator(`[part~="${part}"]`).first().click()
const call = (method: string) => (element: Locator) =>
  element.evaluate((host, name) => {
    void (host as unknown as Record<string, () => unknown>)[name]?.()
  }, method)

const kinds = json([
  { value: 'adult', label: '成人' },
  { value: 'child', label: '儿童', disabled: true },
  { value: 'senior', label: '长者' },
])

const fields: readonly Look[] = [
  {
    tag: 'eb-number-input',
    markup: '<eb-number-input value="4" min="2" max="99" required label="库存" unit="件"></eb-number-input>',
    shown: 'input',
  },
  {
    tag: 'eb-suggest',
    markup: `<eb-suggest label="酒店" suggestions='${json(['湖畔酒店', '湖景酒店'])}'></eb-suggest>`,
    shown: 'input',
    opening: { act: (element) => element.locator('input').fill('湖'), shows: '[role=option]' },
  },
  {
    tag: 'eb-date',
    markup: '<eb-date label="日期" value="2026-11-18"></eb-date>',
    shown: 'input',
    opening: { act: press('button'), shows: '[data-day]' },
  },
  {
    tag: 'eb-date-range',
    markup: '<eb-date-range label="入住" value="2026-11-18 至 2026-11-21"></eb-date-range>',
    shown: 'input',
    opening: { act: press('button'), shows: '[data-day]' },
  },
  {
    tag: 'eb-list-editor',
    height: 180,
    markup: `<eb-list-editor label="票" columns='${json([
      { name: 'name', label: '名称', required: true },
      { name: 'price', label: '价格', type: 'decimal' },
    ])}' rows='${json([{ name: '成人票', price: 120 }])}'></eb-list-editor>`,
    shown: 'input',
  },
  { tag: 'eb-switch', markup: '<eb-switch value="1" label="在售"></eb-switch>', shown: '[part=switch]' },
  {
    tag: 'eb-checkbox-group',
    markup: `<eb-checkbox-group label="设施" value="adult" options='${kinds}'></eb-checkbox-group>`,
    shown: 'input',
  },
  {
    tag: 'eb-radio-group',
    markup: `<eb-radio-group label="种类" value="senior" options='${kinds}'></eb-radio-group>`,
    shown: 'input',
  },
  {
    tag: 'eb-select',
    markup: `<eb-select multiple filter clearable value="adult" label="客人" options='${kinds}'></eb-select>`,
    shown: '[part=field]',
    opening: { act: (element) => element.locator('[role=combobox]').click(), shows: '[role=option]' },
  },
  {
    tag: 'eb-cascader',
    markup: `<eb-cascader label="地区" value="hz" items='${json([
      { id: 'east', name: '华东', children: [{ id: 'hz', name: '杭州' }] },
      { id: 'other', name: '其他' },
    ])}'></eb-cascader>`,
    shown: '[part=field]',
    opening: { act: press('field'), shows: '[role=treeitem]' },
  },
  {
    tag: 'eb-country-picker',
    markup: '<eb-country-picker label="客源国"></eb-country-picker>',
    shown: '[part=field]',
    opening: { act: (element) => element.locator('[role=combobox]').click(), shows: '[role=option]' },
  },
]

const overlays: readonly Look[] = [
  {
    tag: 'eb-dialog',
    markup: '<eb-dialog heading="备注"><p>1105 要一台加湿器</p></eb-dialog>',
    opening: { act: call('show'), shows: '[part=ok]' },
  },
  {
    tag: 'eb-toast',
    markup: '<eb-toast close-time="0" type="danger" heading="没有保存"></eb-toast>',
    opening: { act: call('show'), shows: '[part=toast]' },
  },
  {
    tag: 'eb-tooltip',
    markup: '<eb-tooltip text="今天起可用"><button type="button">1</button></eb-tooltip>',
    opening: { act: (element) => element.locator('button').focus(), shows: '[role=tooltip]' },
  },
  {
    tag: 'eb-feedback',
    markup: '<eb-feedback list></eb-feedback>',
    shown: '[part=button]',
    opening: { act: press('button'), shows: 'dialog[open]' },
  },
  {
    tag: 'eb-copy-link',
    markup: '<eb-copy-link value="https://example.com/t/8" close-time="60000"></eb-copy-link>',
    shown: '[part=button]',
    opening: { act: press('button'), shows: '[part=link], dialog[open]' },
  },
  {
    tag: 'eb-satisfaction',
    markup: '<eb-satisfaction manual page-key="/packages" page-name="前台"></eb-satisfaction>',
    shown: '[part=tab] button',
    opening: {
      act: (element) => element.locator('[part=tab] button').first().click(),
      shows: '[part=submit]',
    },
  },
]

const frames: readonly Look[] = [
  { tag: 'eb-scope', markup: '<eb-scope theme="dark"><eb-switch label="夜间"></eb-switch></eb-scope>' },
  {
    tag: 'eb-tabs',
    height: 120,
    markup: `<eb-tabs label="订单" items='${json([
      { value: 'open', label: '待发货', count: 3 },
      { value: 'sent', label: '已发货' },
    ])}'><p slot="open">3 单</p><p slot="sent">0 单</p></eb-tabs>`,
    shown: '[part~=tab]',
  },
  {
    tag: 'eb-title-bar',
    markup: `<eb-title-bar heading="订单" actions='${json([{ value: 'add', label: '新建', primary: true }])}'></eb-title-bar>`,
    shown: '[part~=action]',
  },
  { tag: 'eb-submit-button', markup: '<eb-submit-button>保存</eb-submit-button>', shown: '[part=button]' },
]

const files: readonly Look[] = [
  {
    tag: 'eb-uploader',
    markup: '<eb-uploader label="附件" max-count="2"></eb-uploader>',
    shown: '[part~=add]',
  },
  {
    tag: 'eb-image-picker',
    height: 220,
    markup: '<eb-image-picker label="图片" multiple></eb-image-picker>',
    shown: '[part~=add]',
  },
  {
    tag: 'eb-image-cropper',
    markup: '<eb-image-cropper no-upload></eb-image-cropper>',
    shown: '[part=button]',
    opening: { act: press('button'), shows: '[part=choose]' },
  },
  {
    tag: 'eb-gallery',
    height: 180,
    markup: `<eb-gallery items='${json([{ src: '/pictures/products/boat.svg', title: '船' }])}'></eb-gallery>`,
    shown: '[part~=thumbnail]',
    opening: { act: press('thumbnail'), shows: '[part=viewer]' },
  },
  {
    tag: 'eb-file-preview',
    height: 360,
    markup:
      '<eb-file-preview style="height:300px" src="/pictures/products/boat.svg" file-name="船.svg"></eb-file-preview>',
    shown: '[part=image]',
  },
  {
    tag: 'eb-file-explorer',
    markup: '<eb-file-explorer modal no-button></eb-file-explorer>',
    opening: { act: call('show'), shows: '[part=storage]' },
  },
  {
    tag: 'eb-object-browser',
    markup: '<eb-object-browser modal></eb-object-browser>',
    opening: { act: call('show'), shows: '[part=toolbar]' },
  },
]

const resources: readonly Look[] = [
  {
    tag: 'eb-data-list',
    height: 900,
    markup: `<eb-data-list resource="merchant-api/printer" row-key="printerId" selection="multiple" columns='${json(
      [
        { name: 'printerName', header: '打印机', searchable: true, sortable: true },
        { name: 'location', header: '位置' },
        { name: 'copies', header: '份数', type: 'int', filterable: true },
      ],
    )}'></eb-data-list>`,
    shown: '[role=row][data-key]',
    opening: {
      act: (element) => element.locator('[part=toolbar] button[aria-haspopup]').first().click(),
      shows: '[role=dialog], [role=menu], [popover]:popover-open',
    },
  },
  {
    tag: 'eb-data-form',
    height: 520,
    markup: `<eb-data-form resource="merchant-api/printer" fields='${json([
      { name: 'printerName', label: '名称', type: 'string', required: true },
      { name: 'copies', label: '份数', type: 'int', min: 1, max: 5, default: 1 },
      { name: 'opens', label: '开售', type: 'datetime' },
      { name: 'autoCut', label: '切纸', type: 'bool' },
      { name: 'days', label: '星期', type: 'weekdays' },
    ])}'></eb-data-form>`,
    shown: '[part=save]',
    opening: { act: press('save'), shows: '[part=summary]' },
  },
  {
    tag: 'eb-product-picker',
    markup: `<eb-product-picker label="商品" tabs='["default","29"]'></eb-product-picker>`,
    shown: '[part=button]',
    opening: { act: press('button'), shows: 'dialog[open] [part=choose]' },
  },
]

const pages: readonly Look[] = [
  {
    tag: 'eb-qr-code',
    height: 360,
    markup: '<eb-qr-code value="https://example.com/t/8" width="200"></eb-qr-code>',
    shown: '[part=code]',
  },
  {
    tag: 'eb-refund-qr',
    markup: '<eb-refund-qr></eb-refund-qr>',
    opening: { act: call('show'), shows: 'dialog[open]' },
  },
  { tag: 'eb-poster', markup: '<eb-poster></eb-poster>' },
  { tag: 'eb-frame', height: 220, markup: '<eb-frame></eb-frame>' },
  { tag: 'eb-activity-banner', markup: '<eb-activity-banner></eb-activity-banner>' },
  {
    tag: 'eb-rich-text',
    height: 640,
    markup: '<eb-rich-text label="介绍" value="&lt;p&gt;西湖&lt;/p&gt;"></eb-rich-text>',
    shown: '[role=toolbar]',
  },
  {
    tag: 'eb-map-picker',
    height: 420,
    markup: '<eb-map-picker label="地点"></eb-map-picker>',
    shown: '[role=combobox]',
  },
  {
    tag: 'eb-category-picker',
    markup: '<eb-category-picker label="分类"></eb-category-picker>',
    shown: '[part=button]',
  },
  {
    tag: 'eb-restaurant-picker',
    markup: '<eb-restaurant-picker label="菜品"></eb-restaurant-picker>',
    shown: '[part=button]',
  },
  {
    tag: 'eb-permission-tree',
    height: 360,
    markup: `<eb-permission-tree label="权限" nodes='${json([
      { menuId: 1, menuName: '订单', permission: 'order:*', subList: [] },
    ])}'></eb-permission-tree>`,
    shown: '[role=treeitem]',
  },
  {
    tag: 'eb-wecom-gate',
    height: 420,
    markup: '<eb-wecom-gate contact="https://example.com/contact"></eb-wecom-gate>',
    shown: '[part=apply]',
  },
  {
    tag: 'eb-applet-authorization',
    height: 360,
    markup: '<eb-applet-authorization></eb-applet-authorization>',
    shown: '[part=button]',
  },
]

/** All elements of the catalogue. */
export const looks: readonly Look[] = [...fields, ...overlays, ...frames, ...files, ...resources, ...pages]
