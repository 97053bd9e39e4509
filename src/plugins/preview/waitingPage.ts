/** Return a page that reloads itself every second. It is shown while the server of a language is starting. */
export const waitingPage = (): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="1">
<title>OBIS</title>
<body style="font: 1.125rem/1.6 system-ui; margin: 15vh auto; max-width: 40rem; padding: 0 1rem">
<p>The preview of this language is starting. The page opens by itself.</p>
<p lang="zh">该语言的预览正在启动，稍后自动打开页面。</p>
`;
