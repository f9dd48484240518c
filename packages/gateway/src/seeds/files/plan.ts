import type { Random } from '../random'

/** A file of the demo, before its bytes are made. */
export interface PlannedFile {
  readonly folder: string
  readonly name: string
  /** Number of its picture; undefined for a document. */
  readonly picture?: number
}

/** The number of different pictures; further files repeat them. */
export const pictureCount = 24

/** Folder, names of its pictures, and how many of each a large store has. */
const albums: readonly (readonly [folder: string, names: readonly string[], each: number])[] = [
  ['客房/大床房', ['大床房', '大床房卫浴', '大床房夜床'], 14],
  ['客房/双床房', ['双床房', '双床房窗景'], 14],
  ['客房/套房', ['套房客厅', '套房卧室', '套房露台'], 10],
  ['餐饮/早餐', ['早餐', '明档'], 16],
  ['餐饮/宴会', ['宴会厅', '婚宴'], 12],
  ['大堂与公区', ['大堂', '书吧', '走廊', '庭院'], 10],
  ['康体', ['泳池', '健身房', '水疗'], 8],
  ['活动海报/2026-09', ['中秋海报'], 12],
  ['活动海报/2026-10', ['国庆海报', '亲子活动'], 12],
  ['活动海报/2026-11', ['温泉季海报', '冬日下午茶'], 12],
]

const documents: readonly (readonly [folder: string, names: readonly string[]])[] = [
  ['合同与证照', ['供货合同.pdf', '保洁服务合同.pdf', '消防检查记录.pdf', '证照清单.csv']],
  ['培训资料', ['前台接待流程.txt', '客房清洁标准.txt', '房价表.csv', '应急预案.pdf']],
]

/** A folder of the demo: its path below the root, and what is in it. */
export interface PlannedFolder {
  readonly folder: string
  readonly files: readonly PlannedFile[]
}

/** The public file tree of a store; `scale` 1 is a few hundred files. */
export function foldersOfStore(random: Random, scale: number): PlannedFolder[] {
  const pictures = albums.map(([folder, names, each]) => ({
    folder,
    files: names.flatMap((name) =>
      Array.from({ length: Math.ceil(each * scale) }, (_, index) => ({
        folder,
        name: `${name}${index + 1}.jpg`,
        picture: random.between(0, pictureCount - 1),
      })),
    ),
  }))
  const papers = documents.map(([folder, names]) => ({
    folder,
    files: names.map((name) => ({ folder, name })),
  }))
  return [...papers, ...pictures]
}
