import type { CountryLine } from './countryLine'

/** Countries and regions of the far south. */
export const farSouth: readonly CountryLine[] = [
  ['AQ', 'ATA', '南极洲', 'Antarctica', 'nan ji zhou'],
  ['BV', 'BVT', '布韦岛', 'Bouvet Island', 'bu wei dao'],
  [
    'GS',
    'SGS',
    '南乔治亚和南桑威奇群岛',
    'South Georgia & South Sandwich Islands',
    'nan qiao zhi ya he nan sang wei qi qun dao',
  ],
  ['HM', 'HMD', '赫德岛和麦克唐纳群岛', 'Heard & McDonald Islands', 'he de dao he mai ke tang na qun dao'],
  ['TF', 'ATF', '法属南部领地', 'French Southern Territories', 'fa shu nan bu ling di'],
]
