import type { Random } from '../../random'
import type { Person } from '../SeedRow'

const surnames = [
  ...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎',
]
const given =
  '伟 芳 娜 敏 静 丽 强 磊 军 洋 勇 艳 杰 娟 涛 明 超 秀兰 霞 平 雨欣 子涵 浩然 思源 嘉怡 晓彤 佳琪 梓萱 一诺 宇航 俊杰 欣怡 梦洁 文博 志强 建华 海燕 丽华 晨曦 若彤'.split(
    ' ',
  )
const networks = [
  '130',
  '131',
  '135',
  '136',
  '137',
  '138',
  '139',
  '150',
  '151',
  '158',
  '159',
  '166',
  '177',
  '178',
  '186',
  '187',
  '188',
  '189',
  '198',
]
const districts = [
  '330106',
  '330105',
  '330782',
  '310104',
  '310115',
  '320102',
  '320505',
  '440305',
  '510107',
  '420106',
  '110105',
  '350203',
]

/** The check digit of an identity number (ISO 7064, MOD 11-2). */
function checkDigit(digits: string): string {
  let sum = 0
  for (const digit of digits) sum = ((sum + Number(digit)) * 2) % 11
  return '0123456789X'[(12 - sum) % 11] ?? '0'
}

function idCardOf(random: Random): string {
  const born = `${random.between(1958, 2004)}${String(random.between(1, 12)).padStart(2, '0')}${String(random.between(1, 28)).padStart(2, '0')}`
  const digits = `${random.pick(districts)}${born}${String(random.between(1, 999)).padStart(3, '0')}`
  return digits + checkDigit(digits)
}

/** Successive numbers get different phone numbers: the last eight digits are a permutation of the number. */
const phoneOf = (number: number, random: Random) =>
  `${random.pick(networks)}${String((10_000_019 + number * 48_271_133) % 100_000_000).padStart(8, '0')}`

/** A person of the demo. People with different numbers have different phone numbers. */
export const personOf = (number: number, random: Random): Person => ({
  name: random.pick(surnames) + random.pick(given),
  phone: phoneOf(number, random),
  idCard: idCardOf(random),
})
