/** Names of days and months in a language. */
export interface CalendarNames {
  /** `11 月`, `Nov` */
  month(time: number): string
  /** `2026 年`, `2026` */
  year(time: number): string
  /** `2026 年 11 月`, `November 2026` */
  heading(time: number): string
  /** `2026 年 11 月 20 日星期五`, `Friday, November 20, 2026` */
  day(time: number): string
  /** `星期五`, `Friday` */
  weekday(time: number): string
  /** `五`, `F` */
  weekdaySign(time: number): string
}
