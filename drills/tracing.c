/* What atheris calls at every branch and comparison, as plain C functions of CPython.

   Its own go through a layer that costs more than the parser they count. These count into an array
   that libFuzzer is told of, as a program compiled for it would. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>

#define MOST (1 << 20)

typedef void (*Table)(void *, void *);
typedef void (*Numbers)(uint64_t, uint64_t);
typedef void (*Texts)(void *, const void *, const void *, size_t, int);

static uint8_t counters[MOST];
static struct { uintptr_t address, flags; } places[MOST];
static Numbers numbers, with_constant;
static Texts texts;

static PyObject *branch(PyObject *self, PyObject *number) {
    counters[PyLong_AsSize_t(number) & (MOST - 1)]++;
    Py_RETURN_NONE;
}

static void differ(const void *left, const void *right, size_t length) {
    int order = memcmp(left, right, length);
    if (order) texts(NULL, left, right, length, order);
}

static void learn(PyObject *left, PyObject *right, PyObject *constant) {
    if (PyLong_CheckExact(left) && PyLong_CheckExact(right)) {
        int overflow = 0, other = 0;
        int64_t a = PyLong_AsLongLongAndOverflow(left, &overflow);
        int64_t b = PyLong_AsLongLongAndOverflow(right, &other);
        if (!overflow && !other) (constant == Py_True ? with_constant : numbers)(a, b);
    } else if (PyUnicode_CheckExact(left) && PyUnicode_CheckExact(right)) {
        Py_ssize_t length = PyUnicode_GET_LENGTH(left);
        if (length == PyUnicode_GET_LENGTH(right) && PyUnicode_KIND(left) == PyUnicode_KIND(right))
            differ(PyUnicode_DATA(left), PyUnicode_DATA(right),
                   length * PyUnicode_KIND(left));
    } else if (PyBytes_CheckExact(left) && PyBytes_CheckExact(right)) {
        if (PyBytes_GET_SIZE(left) == PyBytes_GET_SIZE(right))
            differ(PyBytes_AS_STRING(left), PyBytes_AS_STRING(right), PyBytes_GET_SIZE(left));
    }
}

/* left, right, which comparison, its number, whether left is a constant */
static PyObject *compare(PyObject *self, PyObject *const *given, Py_ssize_t count) {
    learn(given[0], given[1], given[4]);
    return PyObject_RichCompare(given[0], given[1], (int)PyLong_AsLong(given[2]));
}

/* how many counters, then where libFuzzer's own functions are */
static PyObject *begin(PyObject *self, PyObject *arguments) {
    unsigned long long of_counters, of_places, cmp, const_cmp, memory;
    Py_ssize_t count;
    if (!PyArg_ParseTuple(arguments, "nKKKKK", &count, &of_counters, &of_places, &cmp, &const_cmp,
                          &memory))
        return NULL;
    if (count > MOST) return PyErr_Format(PyExc_ValueError, "more than %d counters", MOST);
    for (Py_ssize_t n = 0; n < count; n++) places[n].address = 0x10000 + 16 * n;
    numbers = (Numbers)cmp, with_constant = (Numbers)const_cmp, texts = (Texts)memory;
    memset(counters, 0, sizeof counters);
    ((Table)of_counters)(counters, counters + count);
    ((Table)of_places)(places, places + count);
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"branch", branch, METH_O, NULL},
    {"compare", (PyCFunction)(void (*)(void))compare, METH_FASTCALL, NULL},
    {"begin", begin, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "tracing", NULL, -1, methods};

PyMODINIT_FUNC PyInit_tracing(void) { return PyModule_Create(&module); }
