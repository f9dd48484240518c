import type { Locator, Page } from '@playwright/test'

/** The coupon form of one kit, operated as a user does. Texts are those of zh-CN. */
export interface CouponForm {
  readonly name: string
  readonly path: string
  /** An input of the kit's own, in the first line of the form. */
  readonly input: string
  /** Our field, where the kit says that it lacks a value. */
  readonly missing: string
  /** The role of its buttons. */
  readonly button?: 'button' | 'link'
  /** Brings the form onto the screen. */
  show?(page: Page): Promise<void>
  /** What it posts, with the chosen products; default: the entries of a form. */
  readonly posts?: 'json'
}

export const couponForms: readonly CouponForm[] = [
  {
    name: 'layui',
    path: '/kits/layui',
    input: '#name',
    missing: 'eb-number-input.layui-form-danger',
    show: (page) => page.getByRole('button', { name: '新建优惠券' }).click(),
  },
  {
    name: 'AdminLTE 3',
    path: '/kits/adminlte',
    input: '#name',
    missing: '.was-validated eb-number-input:invalid',
  },
  {
    name: 'EasyUI',
    path: '/kits/easyui',
    input: '.textbox',
    missing: 'eb-number-input:invalid',
    button: 'link',
  },
  {
    name: 'Element Plus',
    path: '/kits/element-plus',
    input: '.el-input__wrapper',
    missing: '.el-form-item.is-error eb-number-input',
    posts: 'json',
  },
  {
    name: 'antd 5 on React 18',
    path: '/kits/antd',
    input: '#name',
    missing: '.ant-form-item-has-error eb-number-input',
    posts: 'json',
  },
  {
    name: 'amis',
    path: '/kits/amis',
    input: '.cxd-TextControl-input',
    missing: '.is-error eb-number-input',
    posts: 'json',
  },
]

export const nameField = (page: Page, { input }: CouponForm): Locator =>
  page.locator(`input${input}`).or(page.locator(input).locator('input:visible')).first()

export const saveButton = (page: Page, { button = 'button' }: CouponForm): Locator =>
  page.getByRole(button, { name: /^保 ?存$/ })

export const lastButton = (page: Page, { button = 'button' }: CouponForm): Locator =>
  page.getByRole(button, { name: '沿用上一张' })

/** What the server gets: ranges and lists are entries of their own in a form, and texts in a model. */
export const postedCoupon = ({ posts }: CouponForm, products: string): string[][] =>
  posts === 'json'
    ? [
        ['amount', '50'],
        ['kind', 'percent'],
        ['name', '双十二'],
        ['onSale', '0'],
        ['products', products],
        ['valid', '2026-12-01 至 2026-12-31'],
      ]
    : [
        ['amount', '50'],
        ['kind', 'percent'],
        ['name', '双十二'],
        ['onSale', '0'],
        ['products', products],
        ['valid-end', '2026-12-31'],
        ['valid-start', '2026-12-01'],
      ]
