import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applications } from '../applications'
import { createPageFinder } from './pageAt'
import { rightOfLink } from './rightOfLink'

const find = createPageFinder(applications)
const rightOf = (to: string) => {
  const match = find(to)
  assert.ok(match, to)
  return rightOfLink(to, match)
}

test('a link to a form adds a row where it names none, and where its form has no other mode', () => {
  for (const to of [
    ...['/postage-config/add', '/postage-config/copy/{postageTemplateId}', '/invoice/edit'],
    ...['/power/role/add', '/power/role/add?copyId={roleId}', '/tying-activity/addEdit/0'],
    '/points-mall/precard-product/{brandId}/{hotelId}/0',
  ])
    assert.equal(rightOf(to), 'add', to)
})

test('a link with the key of a row edits it', () => {
  for (const to of [
    ...['/postage-config/edit/{postageTemplateId}', '/invoice/edit/{invoiceId}', '/power/role/{roleId}'],
    ...['/member-price/edit?id={memberPriceId}', '/validcard/edit?validCardId={validCardId}'],
  ])
    assert.equal(rightOf(to), 'edit', to)
})

test('links to lists, to rows that are only looked at and to the only row of a store need nothing more', () => {
  for (const to of [
    '/validcard/list',
    '/member-price/edit?id={memberPriceId}&readonly=1',
    '/applets/base-info',
  ])
    assert.equal(rightOf(to), undefined, to)
})
