import type { FileEntry } from '@ebkit/core/files'

const names = [
  '西湖日落',
  '湖景大床房',
  '亲子乐园-摩天轮',
  '自助晚餐-龙虾',
  '灵隐飞来峰',
  '温泉夜场',
  '下午茶三层架',
]
const extensions = ['jpg', 'png', 'pdf', 'mp4', 'zip', 'txt', 'bin']

/** Sample files and folders for tests: `d0`, `d1` … and `f0`, `f1` … */
export function sampleEntries(folders: number, files: number): FileEntry[] {
  const day = Date.UTC(2026, 10, 20, 6)
  return [
    ...Array.from({ length: folders }, (_, index) => ({
      id: `d${index}`,
      name: `${2026 - index} 秋季`,
      isFolder: true,
      time: day - index * 86_400_000,
    })),
    ...Array.from({ length: files }, (_, index) => ({
      id: `f${index}`,
      name: `${names[index % names.length]}-${index}.${extensions[index % extensions.length]}`,
      isFolder: false,
      size: 2_474_639 + index * 1024,
      time: day - index * 3_600_000,
    })),
  ]
}
