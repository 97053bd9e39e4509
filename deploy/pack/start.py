"""Serves the documentation in the folder "site" beside this file. Needs Python 3.6 or newer and nothing else.

It answers by servers/rules.json, as nginx and Caddy do with the configurations beside that file. It is meant for a look
and for a few readers; README.html says how to use a web server.
"""

import argparse
import hashlib
import json
import os
import re
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from socketserver import ThreadingMixIn
from urllib.parse import unquote

HERE = os.path.dirname(os.path.abspath(__file__))
SITE = os.path.join(HERE, "site")
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))

with open(os.path.join(HERE, "servers", "rules.json"), encoding="utf-8") as rules_file:
    RULES = json.load(rules_file)


def find_redirect(target):
    """Where a request target (path and query) is redirected to, or None."""
    for rule in RULES["redirects"]:
        groups = re.match(rule["pattern"], target)
        if groups:
            return re.sub(r"\$(\d)", lambda name: groups.group(int(name.group(1))) or "", rule["target"]) or None
    return None


def find_file(path):
    """The file for a decoded path below the base URL, or None. Never a file outside the site."""
    if re.search(RULES["hidden"], path) or re.search(r"[\\:\0]|(?:^|/)\.\.(?:/|$)", path):
        return None
    name = path + "index.html" if path.endswith("/") else path
    for candidate in (name + ".html", name):
        file = os.path.join(SITE, *candidate.strip("/").split("/"))
        if os.path.isfile(file):
            return file
    return None


def find_twin(file, accepted):
    """The file to send for an Accept-Encoding, with its encoding."""
    tokens = [token.replace(" ", "").lower() for token in accepted.split(",")]
    for encoding, ending in ENCODINGS:
        wanted = any(re.match(encoding + r"(?:;q=(?!0(?:\.0*)?$).*)?$", token) for token in tokens)
        if wanted and os.path.isfile(file + ending):
            return file + ending, encoding
    return file, None


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    timeout = 60

    def version_string(self):
        return "obis-docs"

    def log_message(self, *_):
        pass

    def target(self):
        """Path and query as they were sent; in self.path, newer Pythons make one slash of several at the beginning."""
        return self.requestline.split()[1]

    def answer(self, status, headers, file=None):
        self.send_response(status)
        everywhere = dict(RULES["headers"], **{"Cache-Control": RULES["caching"]["others"]})
        for name, value in dict(everywhere, **headers).items():
            self.send_header(name, value)
        if status != 304:
            self.send_header("Content-Length", str(os.path.getsize(file) if file else 0))
        self.end_headers()
        if file and self.command != "HEAD" and status != 304:
            with open(file, "rb") as body:
                self.wfile.write(body.read())

    def send_file(self, status, file, caching):
        sent, encoding = find_twin(file, self.headers.get("Accept-Encoding", ""))
        stat = os.stat(sent)
        ending = os.path.splitext(file)[1][1:]
        headers = {
            "Content-Type": RULES["types"].get(ending, "application/octet-stream"),
            "Cache-Control": caching,
            "ETag": '"%x-%x"' % (int(stat.st_mtime), stat.st_size),
        }
        if any(os.path.isfile(file + twin) for _, twin in ENCODINGS):
            headers["Vary"] = "Accept-Encoding"
        if encoding:
            headers["Content-Encoding"] = encoding
        known = re.findall(r'"[^"]*"|\*', self.headers.get("If-None-Match", ""))
        is_same = status == 200 and (headers["ETag"] in known or "*" in known)
        self.answer(304 if is_same else status, headers, sent)

    def send_not_found(self):
        pages = RULES["notFoundPages"]
        page = next(page["file"] for page in pages if re.match(page["pattern"], self.target()))
        self.send_file(404, os.path.join(SITE, *page.split("/")), RULES["caching"]["others"])

    def do_GET(self):
        base = RULES["baseUrl"]
        target = self.target()
        redirect = find_redirect(target)
        if redirect:
            return self.answer(301, {"Location": redirect})
        path = unquote(target.split("?")[0])
        file = find_file("/" + path[len(base):]) if path.startswith(base) else None
        if not file:
            return self.send_not_found()
        caching = RULES["caching"]
        is_hashed = re.match(caching["hashed"], "/" + path[len(base):])
        return self.send_file(200, file, caching["immutable" if is_hashed else "others"])

    do_HEAD = do_GET

    def refuse(self):
        self.close_connection = True
        self.answer(405, {"Allow": "GET, HEAD", "Connection": "close"})

    do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = refuse


class Server(ThreadingMixIn, HTTPServer):
    daemon_threads = True
    request_queue_size = 128


def check():
    """Compares every file with SHA256SUMS. Returns the number of files that are missing or damaged."""
    with open(os.path.join(HERE, "SHA256SUMS"), encoding="utf-8") as lines:
        sums = [line.rstrip("\n").split("  ", 1) for line in lines]
    bad = 0
    for expected, name in sums:
        file = os.path.join(HERE, *name.split("/"))
        actual = None
        if os.path.isfile(file):
            with open(file, "rb") as body:
                actual = hashlib.sha256(body.read()).hexdigest()
        if actual != expected:
            bad += 1
            print("%s: %s" % ("damaged" if actual else "missing", name))
    print("%d files checked, %d missing or damaged" % (len(sums), bad))
    return bad


def main():
    parser = argparse.ArgumentParser(description="Serves the OBIS documentation.")
    parser.add_argument("--port", type=int, default=8080)
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets other computers read it too")
    parser.add_argument("--check", action="store_true", help="only compare the files with SHA256SUMS")
    options = parser.parse_args()
    if options.check:
        return 1 if check() else 0
    try:
        server = Server((options.host, options.port), Handler)
    except (OSError, OverflowError) as error:
        print("Port %d of %s cannot be used: %s. Try --port 8081." % (options.port, options.host, error), file=sys.stderr)
        return 1
    address = "http://%s:%d%s" % (options.host, server.server_address[1], RULES["baseUrl"])
    print("OBIS documentation: %s. Stop with Ctrl+C." % address, flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass
    return 0


if __name__ == "__main__":
    sys.exit(main())
