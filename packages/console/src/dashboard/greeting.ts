/** Key of the greeting for an hour of the day, 0 to 23. Noon is a time of day of its own in Chinese. */
export function greeting(hour: number): 'morning' | 'noon' | 'afternoon' | 'evening' {
  if (hour >= 5 && hour < 11) return 'morning'
  if (hour >= 11 && hour < 13) return 'noon'
  if (hour >= 13 && hour < 18) return 'afternoon'
  return 'evening'
}
