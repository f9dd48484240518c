import { defineStrings } from '@ebkit/core/locale'

/** Texts of the choices in ticket forms, and of the name that they propose. */
export const choiceStrings = defineStrings('console-ticket-choices', {
  zh: {
    code: '{code} · 至 {end} · 已延期 {times} 次',
    expiredCode: '{code} · 至 {end} 已过期 · 已延期 {times} 次',
    slot: '{name} · 剩 {count} 位',
    delayName: '{product} 延期',
  },
  en: {
    code: '{code} · to {end} · extended {times} {times|time|times}',
    expiredCode: '{code} · to {end}, expired · extended {times} {times|time|times}',
    slot: '{name} · {count} left',
    delayName: '{product}, extended',
  },
})
