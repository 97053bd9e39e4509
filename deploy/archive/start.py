"""Serves the documentation in the folder "site" beside this file. Needs Python 3.6 or newer and nothing else.

It follows servers/rules.json, like nginx with the configuration beside that file. It is meant for a look and for a few
readers. README.html says how to use a web server.
"""

import sys

# Otherwise Python imports from this folder first, whatever somebody has put there.
if not sys.flags.isolated:
    sys.exit("Start it with start.sh or start.cmd, or with: python3 -I start.py")

import argparse
import hashlib
import json
import os
import re
import shutil
import socket
from http.server import BaseHTTPRequestHandler, HTTPServer
from socketserver import ThreadingMixIn
from urllib.parse import unquote

HERE = os.path.dirname(os.path.abspath(__file__))
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))

with open(os.path.join(HERE, "SHA256SUMS"), encoding="utf-8") as sums_file:
    # Digests by name. Only what is in the list is served.
    SUMS = {name: digest for digest, name in (line.rstrip("\n").split("  ", 1) for line in sums_file)}

with open(os.path.join(HERE, "servers", "rules.json"), encoding="utf-8") as rules_file:
    RULES = json.load(rules_file)


def find_redirect(target):
    """Where a request target (path and query) is redirected to, or None."""
    for rule in RULES["redirects"]:
        groups = re.match(rule["pattern"], target)
        if groups:
            return re.sub(r"\$(\d)", lambda name: groups.group(int(name.group(1))) or "", rule["target"]) or None
    return None


def path_of(name):
    """Where a file of the list is."""
    return os.path.join(HERE, *name.split("/"))


def find_file(path):
    """The name in the list for a decoded path below the base URL, or None."""
    if re.search(RULES["hidden"], path):
        return None
    name = "site" + path + ("index.html" if path.endswith("/") else "")
    return next((candidate for candidate in (name + ".html", name) if candidate in SUMS), None)


def find_twin(file, accepted):
    """The file to send for an Accept-Encoding, with its encoding."""
    tokens = [token.replace(" ", "").lower() for token in accepted.split(",")]
    for encoding, ending in ENCODINGS:
        wanted = any(re.match(encoding + r"(?:;q=(?!0(?:\.0*)?$).*)?$", token) for token in tokens)
        if wanted and file + ending in SUMS:
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

    def answer(self, status, headers, file=None, length=0):
        """Send an answer, with a file of this length."""
        self.send_response(status)
        everywhere = dict(RULES["headers"], **{"Cache-Control": RULES["caching"]["others"]})
        for name, value in dict(everywhere, **headers).items():
            self.send_header(name, value)
        if status != 304:
            self.send_header("Content-Length", str(length))
        self.end_headers()
        if file and self.command != "HEAD":
            with open(path_of(file), "rb") as body:
                shutil.copyfileobj(body, self.wfile)

    def send_file(self, status, file, caching):
        sent, encoding = find_twin(file, self.headers.get("Accept-Encoding", ""))
        stat = os.stat(path_of(sent))
        ending = os.path.splitext(file)[1][1:]
        headers = {
            "Content-Type": RULES["types"].get(ending, "application/octet-stream"),
            "Cache-Control": caching,
            "ETag": '"%x-%x"' % (int(stat.st_mtime), stat.st_size),
        }
        if any(file + twin in SUMS for _, twin in ENCODINGS):
            headers["Vary"] = "Accept-Encoding"
        if encoding:
            headers["Content-Encoding"] = encoding
        known = re.findall(r'"[^"]*"|\*', self.headers.get("If-None-Match", ""))
        is_same = status == 200 and (headers["ETag"] in known or "*" in known)
        if is_same:
            return self.answer(304, headers)
        return self.answer(status, headers, sent, stat.st_size)

    def send_not_found(self):
        pages = RULES["notFoundPages"]
        page = next(page["file"] for page in pages if re.match(page["pattern"], self.target()))
        self.send_file(404, "site/" + page, RULES["caching"]["others"])

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

    def __getattr__(self, name):
        """Refuses every other method: the handler of one is asked for by its name."""
        if name.startswith("do_"):
            return self.refuse
        raise AttributeError(name)


class Server(ThreadingMixIn, HTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def handle_error(self, request, client_address):
        """Says nothing of readers who went away."""
        if not isinstance(sys.exc_info()[1], (ConnectionError, socket.timeout)):
            super().handle_error(request, client_address)


def check():
    """Compares the folder with SHA256SUMS. Returns whether every file is as listed, and there is no other."""
    found = {
        os.path.relpath(os.path.join(folder, name), HERE).replace(os.sep, "/")
        for folder, _, names in os.walk(HERE)
        for name in names
    }
    wrong = ["not in SHA256SUMS: " + name for name in found - set(SUMS) - {"SHA256SUMS"}]
    for name, expected in SUMS.items():
        if name not in found:
            wrong.append("missing: " + name)
            continue
        with open(path_of(name), "rb") as body:
            if hashlib.sha256(body.read()).hexdigest() != expected:
                wrong.append("damaged: " + name)
    print("\n".join(sorted(wrong)) or "%d files are as they were packed." % len(SUMS))
    return not wrong


def main():
    parser = argparse.ArgumentParser(description="Serves the OBIS documentation.")
    parser.add_argument("--port", type=int, default=8080)
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets other computers read it too")
    parser.add_argument("--check", action="store_true", help="only compare the files with SHA256SUMS")
    options = parser.parse_args()
    if not check():
        print("This is not what was packed. Verify the archive, and unpack it into a new folder.", file=sys.stderr)
        return 1
    if options.check:
        return 0
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
