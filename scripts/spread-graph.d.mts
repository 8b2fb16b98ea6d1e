export declare const GAP: number
export declare function spreadGraph(source: string): string
