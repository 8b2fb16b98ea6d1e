export declare const GAP: number
export declare function spreadGraph(source: string): string
export declare function readCompilerOnce(source: string): string
